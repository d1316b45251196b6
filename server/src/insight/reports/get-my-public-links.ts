import type { reportEndpoints } from '@trattativa/contract/insight/reports/endpoints';
import type { PublicLink } from '@trattativa/contract/insight/reports/public-link';
import type { Page } from '@trattativa/contract/paging';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { cursorOf, defaultLimit, pageOf, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { presentLink } from './present-link.ts';
import { listLinksOf } from './public-links.repository.ts';

/** The public links to what is the caller's own or about them, the newest first. */
export async function getMyPublicLinks(
  services: Services,
  { actor, input }: CallOf<typeof reportEndpoints.getMyPublicLinks>,
): Promise<Page<PublicLink>> {
  const limit = input.limit ?? defaultLimit;
  const found = await listLinksOf(services.db, actor, { limit, after: readCursor(input.cursor) });
  const { rows, nextCursor } = pageOf(found.rows, limit, (last) => cursorOf('', last.id));
  const today = dayOf(services.clock.now());
  return {
    items: rows.map((link) => presentLink(link, actor, services.config, today)),
    nextCursor,
    total: found.total,
    totalIsExact: true,
  };
}
