import type { requestEndpoints } from '@trattativa/contract/market/requests/endpoints';
import type { RequestDraft } from '@trattativa/contract/market/requests/request-draft';
import type { Page } from '@trattativa/contract/paging';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessDraft } from './access-request.ts';
import { listDrafts } from './drafts.repository.ts';
import { presentDraft, presentWholeDraft } from './present-draft.ts';

/** A page of drafts: a club's for its members, an agent's own, all for staff. */
export async function getDrafts(
  services: Services,
  { actor, input }: CallOf<typeof requestEndpoints.getDrafts>,
): Promise<Page<RequestDraft>> {
  const page = { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) };
  const { rows, nextCursor, total } = await listDrafts(services.db, actor, page);
  return { items: rows.map((draft) => presentDraft(draft)), nextCursor, ...totalOf(total) };
}

/** A draft with its recipients. Throws `NOT_FOUND`. */
export async function getDraft(
  services: Services,
  { actor, input }: CallOf<typeof requestEndpoints.getDraft>,
): Promise<RequestDraft> {
  return presentWholeDraft(services.db, await accessDraft(services.db, actor, input.draftId));
}
