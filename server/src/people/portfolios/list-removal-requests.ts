import type { Page } from '@trattativa/contract/paging';
import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import type { RemovalRequest } from '@trattativa/contract/people/portfolios/removal-endpoints';
import { isStaff } from '../../platform/actor.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { portfolioFrom } from '../players/portfolio-owner.ts';
import { presentListedPlayer, presentRecordOwner } from './record-owners-sql.ts';
import { listRemovalRequests, type RemovalRow } from './removals.repository.ts';

/** What waits for staff and what they decided: all of it for staff, for an owner what is about their portfolio. */
export async function getRemovalRequests(
  services: Services,
  { actor, input }: CallOf<typeof portfolioEndpoints.getRemovalRequests>,
): Promise<Page<RemovalRequest>> {
  const owner = isStaff(actor) ? null : portfolioFrom(actor, {});
  const { rows, nextCursor, total } = await listRemovalRequests(services.db, owner, input.open, {
    limit: input.limit ?? defaultLimit,
    after: readCursor(input.cursor),
  });
  return { items: rows.map((row) => present(row, isStaff(actor))), nextCursor, total, totalIsExact: true };
}

function present(row: RemovalRow, staff: boolean): RemovalRequest {
  return {
    id: row.id,
    player: presentListedPlayer(row),
    owner: presentRecordOwner(row),
    askedByName: row.asked_by_name,
    reason: row.reason,
    askedAt: row.asked_at.toISOString(),
    status: row.status,
    decidedAt: row.decided_at?.toISOString() ?? null,
    word: row.word,
    openNegotiations: row.open_negotiations,
    can: { decide: staff && row.status === 'open' },
  };
}
