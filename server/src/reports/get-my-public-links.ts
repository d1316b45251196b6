import type { Page } from '@trattativa/contract/paging';
import type { PublicLink } from '@trattativa/contract/reports/public-link';
import { dayOf } from '../platform/clock.ts';
import type { Call } from '../platform/http/call.ts';
import { cursorOf, defaultLimit, readCursor } from '../platform/paging.ts';
import type { Services } from '../platform/services.ts';
import { presentLink } from './present-link.ts';
import { listLinksOf } from './public-links.repository.ts';

/** The public links to what is the caller's own or about them, the newest first. */
export async function getMyPublicLinks(
  services: Services,
  { actor, input }: Call<{ limit?: number; cursor?: string }>,
): Promise<Page<PublicLink>> {
  const limit = input.limit ?? defaultLimit;
  const { rows, total } = await listLinksOf(services.db, actor, { limit, after: readCursor(input.cursor) });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const today = dayOf(services.clock.now());
  return {
    items: shown.map((link) => presentLink(link, actor, services.config, today)),
    nextCursor: rows.length > limit && last ? cursorOf('', last.id) : null,
    total,
  };
}
