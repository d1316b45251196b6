import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { cancelBalanceOf, endRepresentation } from '../../representation/subscriptions.ts';
import { chargeRows, refundRows } from '../ledger/payment-movements.ts';
import { postMovement } from '../ledger/post-movement.ts';
import { creditPlayerInvoice } from '../player-invoices/credit-player-invoice.ts';
import type { PaymentRow, RefundRow } from './payment.ts';
import { writeRefunded, writeRefundUndone } from './payment-writes.repository.ts';
import { keepUnappliedReport } from './provider/keep-unapplied-report.ts';
import type { RefundState } from './provider/payment-provider.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import {
  findOpenRefund,
  findReportedRefund,
  insertSettledRefund,
  writeRefundMoved,
  writeRefundRest,
} from './refund-writes.repository.ts';

/**
 * Brings the refunds of a payment to where the provider says that one of them is, for the caller that holds the payer's lock:
 * payment, journal, credit note and event in one transaction. A refund that was made on the provider's own pages takes over the one
 * that staff asked for here; after one of a part, theirs is for the rest. What cannot be true of this payment is kept for staff.
 * Safe to run again, in any order.
 */
export async function applyRefund(
  services: Services,
  tx: Transaction,
  payment: PaymentRow,
  refund: RefundState,
): Promise<void> {
  const known = await findReportedRefund(tx, {
    paymentId: payment.id,
    providerRefundId: refund.refundId,
    attemptKey: refund.attemptKey,
  });
  const refusal = refusalOf(payment, known, refund);
  if (refusal !== null) {
    if (known?.status === 'requested') await move(services, tx, payment, known, failed(refund, known));
    const { refundId: reference, amountCents } = refund;
    await keepUnappliedReport(services, tx, payment, {
      about: 'refund',
      cause: refusal,
      reference,
      amountCents,
    });
    return;
  }
  if (known) await move(services, tx, payment, known, refund);
  else await recordElsewhere(services, tx, payment, refund);
}

/** Why a report of a refund that was made cannot be true of the payment; null: it can. */
function refusalOf(
  payment: PaymentRow,
  known: RefundRow | null,
  refund: RefundState,
): 'notPaid' | 'beyondPayment' | null {
  const isNews = known === null || known.status === 'requested';
  if (!isNews || refund.status !== 'succeeded') return null;
  if (payment.paid_at === null) return 'notPaid';
  const left = payment.amount_cents - payment.refunded_cents;
  return refund.amountCents > left ? 'beyondPayment' : null;
}

/** What cannot have been paid back for a wish of ours leaves it failed; staff see both. */
function failed(refund: RefundState, known: RefundRow): RefundState {
  return { ...refund, status: 'failed', refusal: 'alreadyRefunded', amountCents: known.amount_cents };
}

/**
 * A refund that somebody made on the provider's own pages: nothing until it has succeeded. One that failed is noted too, so that
 * an older report of its success, which comes later, has no effect.
 */
async function recordElsewhere(
  services: Services,
  tx: Transaction,
  payment: PaymentRow,
  refund: RefundState,
): Promise<void> {
  const { status, amountCents, refundId: providerRefundId, refusal } = refund;
  if (status === 'requested') return;
  const open = status === 'succeeded' ? await findOpenRefund(tx, payment.id) : null;
  const rest = payment.amount_cents - payment.refunded_cents - amountCents;
  if (open && rest === 0) {
    await move(services, tx, payment, open, refund);
    return;
  }
  const at = services.clock.now();
  if (open) await writeRefundRest(tx, open.id, { amountCents: rest, attemptKey: services.ids.uuid() });
  const attemptKey = services.ids.uuid();
  const settled = { paymentId: payment.id, amountCents, status, providerRefundId, refusal, attemptKey, at };
  await settle(services, tx, payment, await insertSettledRefund(tx, settled));
}

/** Moves a refund that is known. What has failed stays failed; what was made may fail after all. */
async function move(
  services: Services,
  tx: Transaction,
  payment: PaymentRow,
  known: RefundRow,
  refund: RefundState,
): Promise<void> {
  const at = services.clock.now();
  const { status, refundId: providerRefundId, refusal } = refund;
  const isMade = known.status === 'succeeded';
  if (known.status === 'failed' || (isMade && status !== 'failed')) return;
  // Once it is made, its amount is what was made.
  const amountCents = isMade ? known.amount_cents : refund.amountCents;
  const to = { status, amountCents, providerRefundId, refusal, at };
  if (!(await writeRefundMoved(tx, known.id, known.status, to))) return;
  if (isMade) {
    await writeRefundUndone(tx, payment.id, amountCents, at);
    const movement = { kind: 'refund', reference: `refund:${known.id}:failed`, at } as const;
    await postMovement(tx, movement, chargeRows(payment.account_id, amountCents));
  }
  await settle(services, tx, payment, { ...known, status, amount_cents: amountCents });
}

/** What follows from a refund that has just succeeded or failed. */
async function settle(
  services: Services,
  tx: Transaction,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<void> {
  if (refund.status === 'requested') return;
  const at = services.clock.now();
  const by = { actorId: refund.requested_by, at };
  if (refund.status === 'failed') {
    await recordPaymentEvent(tx, 'payment.refundFailed', payment, { refundId: refund.id }, by);
    return;
  }
  await writeRefunded(tx, payment.id, refund.amount_cents, at);
  const movement = { kind: 'refund', reference: `refund:${refund.id}`, at } as const;
  await postMovement(tx, movement, refundRows(payment.account_id, refund.amount_cents));
  const refundedCents = payment.refunded_cents + refund.amount_cents;
  await creditPlayerInvoice(tx, refund, refundedCents, at);
  if (refundedCents === payment.amount_cents && !payment.superfluous) await undo(tx, payment, refund, by);
  await recordPaymentEvent(tx, 'payment.refunded', payment, { refundId: refund.id }, by);
}

/** When all of an activation is paid back its representation ends; a balance that is paid back is owed no more. */
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
