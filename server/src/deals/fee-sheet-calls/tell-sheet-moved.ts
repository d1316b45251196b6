import type { CostEvents } from '@trattativa/contract/deals/costs/events';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { listDealAccounts } from '../negotiations/negotiations.repository.ts';

/** Tells the two sides of a deal that its sheet moved; `toPerson`: the person proposed too; `others`: further accounts. */
export async function tellSheetMoved(
  tx: Transaction,
  { id: negotiationId, proposal_id: proposalId }: { id: number; proposal_id: number },
  moved: {
    act: CostEvents['proposal.feeSheetMoved']['act'];
    toPerson: boolean;
    others?: readonly number[];
    byId: number;
    at: Date;
  },
): Promise<void> {
  const { act, toPerson, others = [], byId: actorId, at } = moved;
  const sides = await listDealAccounts(tx, negotiationId, toPerson);
  await recordEvent(tx, {
    type: 'proposal.feeSheetMoved',
    data: { negotiationId, proposalId, act },
    recipients: [...new Set([...sides, ...others])],
    actorId,
    at,
  });
}
