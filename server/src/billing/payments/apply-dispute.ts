import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { isPosted } from '../ledger/ledger.repository.ts';
import { disputeRows, lostDisputeRows } from '../ledger/payment-movements.ts';
import { postMovement } from '../ledger/post-movement.ts';
import type { PaymentRow } from './payment.ts';
import type { ProviderReport } from './provider/payment-provider.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import { saveDispute } from './refund-writes.repository.ts';

type Dispute = Extract<ProviderReport, { about: 'dispute' }>['dispute'];

const outcomes = {
  open: 'payment.disputed',
  won: 'payment.disputeWon',
  lost: 'payment.disputeLost',
} as const;

/**
 * Records a dispute and what the provider does with the money meanwhile, for the caller that holds the payer's lock. The
 * representation stays as it is: staff decide. Reports may come in any order.
 */
export async function applyDispute(
  services: Services,
  tx: Transaction,
  payment: PaymentRow,
  dispute: Dispute,
): Promise<void> {
  const at = services.clock.now();
  const { now, before } = await saveDispute(tx, {
    paymentId: payment.id,
    providerDisputeId: dispute.disputeId,
    amountCents: dispute.amountCents,
    reason: dispute.reason,
    status: dispute.status,
    evidenceDueAt: dispute.evidenceDueAt,
    at,
  });
  const reference = `dispute:${now.id}`;
  if (dispute.holdsMoney)
    await postMovement(tx, { kind: 'dispute', reference, at }, disputeRows(now.amount_cents));
  const wasHeld = await isPosted(tx, 'dispute', reference);
  const closed = { kind: 'dispute', reference: `${reference}:${now.status}`, at } as const;
  if (wasHeld && now.status === 'won') await postMovement(tx, closed, disputeRows(-now.amount_cents));
  if (wasHeld && now.status === 'lost') await postMovement(tx, closed, lostDisputeRows(now.amount_cents));
  if (before === now.status) return;
  const by = { actorId: null, at };
  await recordPaymentEvent(tx, outcomes[now.status], payment, { disputeId: now.id }, by);
}
