import type { NegotiationStatus } from '@trattativa/contract/catalogue/negotiation-statuses';
import type { NegotiationItem } from '@trattativa/contract/negotiations/negotiation';
import type { Page } from '@trattativa/contract/paging';
import { isStaff } from '../platform/actor.ts';
import type { Call } from '../platform/http/call.ts';
import { defaultLimit, readCursor } from '../platform/paging.ts';
import type { Services } from '../platform/services.ts';
import { sideOf } from './negotiations.policy.ts';
import { listNegotiationRows } from './negotiations.repository.ts';
import { presentNegotiationItem } from './present-negotiation.ts';

export interface NegotiationsInput {
  statuses?: NegotiationStatus[];
  text?: string;
  playerId?: number;
  teamId?: number;
  proposalId?: number;
  myTurn?: boolean;
  limit?: number;
  cursor?: string;
}

/** The negotiations that the caller is party to, the latest change first; staff see everybody's. */
export async function listNegotiations(
  services: Services,
  call: Call<NegotiationsInput>,
): Promise<Page<NegotiationItem>> {
  const { actor, input } = call;
  const { accountId, agentId, teamId, coachingStaffId } = actor;
  const now = services.clock.now();
  const found = await listNegotiationRows(
    services.db,
    { staff: isStaff(actor), accountId, agentId, teamId, coachingStaffId },
    {
      statuses: input.statuses,
      text: input.text,
      playerId: input.playerId,
      teamId: input.teamId,
      proposalId: input.proposalId,
      myTurn: input.myTurn,
    },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) },
  );
  return {
    items: found.rows.map((row) => presentNegotiationItem(row, sideOf(actor, row) ?? 'reader', now)),
    nextCursor: found.nextCursor,
    total: found.total,
  };
}
