import type { negotiationEndpoints } from '@trattativa/contract/deals/negotiations/endpoints';
import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import type { Page } from '@trattativa/contract/paging';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { listNegotiationRows, type NegotiationSort } from './negotiation-list.repository.ts';
import type { Whose } from './negotiation-parties.repository.ts';
import { sideOf } from './negotiations.policy.ts';
import { presentNegotiationItem } from './present-negotiation.ts';

/** Latest first; names and waiting time ascending. */
const descendingBySelf: readonly NegotiationSort[] = ['changed', 'created', 'price', 'deal'];

/** Ids of the caller, whose negotiations the caller's list and report contain. */
export function whoseOf(actor: Actor): Whose {
  const { accountId, agentId, teamId, coachingStaffId } = actor;
  return { staff: isStaff(actor), accountId, agentId, teamId, coachingStaffId };
}

/** The negotiations that the caller is party to, latest change first; for staff, all. */
export async function listNegotiations(
  services: Services,
  call: CallOf<typeof negotiationEndpoints.getNegotiations>,
): Promise<Page<NegotiationItem>> {
  const { actor } = call;
  const { sort = 'changed', descending, limit = defaultLimit, cursor, ...filter } = call.input;
  const at = services.clock.now();
  const today = dayOf(at);
  const found = await listNegotiationRows(
    services.db,
    whoseOf(actor),
    filter,
    { sort, descending: descending ?? descendingBySelf.includes(sort) },
    { limit, after: readCursor(cursor) },
    at,
  );
  return {
    items: found.rows.map((row) => {
      const reader = { side: sideOf(actor, row) ?? 'reader', accountId: actor.accountId } as const;
      return presentNegotiationItem(row, reader, today);
    }),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}
