import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { cancelBalanceOf, endRepresentation } from '../../representation/subscriptions.ts';
import { refundRows } from '../ledger/payment-movements.ts';
import { postMovement } from '../ledger/post-movement.ts';
import { creditPlayerInvoice } from '../player-invoices/credit-player-invoice.ts';
import type { PaymentRow, RefundRow } from './payment.ts';
import type { RefundState } from './payment-provider.ts';
import { writeRefunded } from './payment-writes.repository.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import { writeRefundSettled } from './refund-writes.repository.ts';

/**
 * Brings a refund to where the provider says that it is, for the caller that holds the payer's lock: payment, journal, credit
 * note and event in one transaction. When all of an activation is paid back its representation ends; a balance that is paid back
 * is owed no more. Safe to run again.
 */
export async function applyRefund(
  services: Services,
  tx: Transaction,
  payment: PaymentRow,
  refund: RefundRow,
  state: RefundState,
): Promise<void> {
  const at = services.clock.now();
  const { status, refundId: providerRefundId } = state;
  if (status === 'requested') return;
  if (!(await writeRefundSettled(tx, refund.id, { status, providerRefundId, at }))) return;
  const by = { actorId: refund.requested_by, at };
  if (status === 'failed') {
    await recordPaymentEvent(tx, 'payment.refundFailed', payment, { refundId: refund.id }, by);
    return;
  }
  await writeRefunded(tx, payment.id, refund.amount_cents, at);
  const movement = { kind: 'refund', reference: `refund:${refund.id}`, at } as const;
  await postMovement(tx, movement, refundRows(payment.account_id, refund.amount_cents));
  await creditPlayerInvoice(tx, refund, at);
  const isWhole = payment.refunded_cents + refund.amount_cents === payment.amount_cents;
  if (isWhole && !payment.superfluous) await undo(tx, payment, refund, by);
  await recordPaymentEvent(tx, 'payment.refunded', payment, { refundId: refund.id }, by);
}

async function undo(
  tx: Transaction,
  payment: PaymentRow,
  refund: RefundRow,
  { actorId, at }: { actorId: number | null; at: Date },
): Promise<void> {
  if (payment.purpose === 'activation')
    await endRepresentation(tx, payment.representation_id, { reason: 'refunded', actorId, at });
  else await cancelBalanceOf(tx, payment.representation_id, { reason: refund.reason, by: actorId, at });
}
