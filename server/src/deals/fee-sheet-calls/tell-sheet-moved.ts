import type { CostEvents } from '@trattativa/contract/deals/costs/events';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { listDealAccounts } from '../negotiations/negotiations.repository.ts';

/** Tells a deal's people that its sheet moved; `toPerson`: the person proposed too. */
export async function tellSheetMoved(
  tx: Transaction,
  { id: negotiationId, proposal_id: proposalId }: { id: number; proposal_id: number },
  moved: { act: CostEvents['proposal.feeSheetMoved']['act']; toPerson: boolean; byId: number; at: Date },
): Promise<void> {
  const { act, toPerson, byId: actorId, at } = moved;
  await recordEvent(tx, {
    type: 'proposal.feeSheetMoved',
    data: { negotiationId, proposalId, act },
    recipients: await listDealAccounts(tx, negotiationId, toPerson),
    actorId,
    at,
  });
}
