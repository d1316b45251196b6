import { type Actor, isStaff } from '../../platform/actor.ts';
import type { DisputeRow, PaymentRow, RefundRow } from './payment.ts';

/** A player the own payments, staff all. */
export function canSeePayment(actor: Actor, payment: Pick<PaymentRow, 'account_id'>): boolean {
  return isStaff(actor) || payment.account_id === actor.accountId;
}

/** Why staff should pay a payment back; null: no reason known. */
export function refundOwed(
  payment: Pick<PaymentRow, 'status' | 'superfluous' | 'purpose' | 'withdrawn_at'>,
): 'superfluous' | 'withdrawn' | null {
  if (payment.status !== 'paid') return null;
  if (payment.superfluous) return 'superfluous';
  return payment.purpose === 'activation' && payment.withdrawn_at !== null ? 'withdrawn' : null;
}

/** What can still be paid back: not what a bank took back, since the payer has that already. */
export function refundableCents(
  payment: Pick<PaymentRow, 'amount_cents' | 'refunded_cents'>,
  disputes: readonly Pick<DisputeRow, 'status' | 'amount_cents'>[],
): number {
  const lost = disputes.filter(({ status }) => status === 'lost');
  const gone = lost.reduce((sum, { amount_cents }) => sum + amount_cents, payment.refunded_cents);
  return Math.max(0, payment.amount_cents - gone);
}

/** What the caller may do with a payment now. */
export function abilitiesOn(
  actor: Actor,
  payment: Pick<PaymentRow, 'account_id' | 'status' | 'url' | 'amount_cents' | 'refunded_cents'>,
  refunds: readonly Pick<RefundRow, 'status'>[],
  disputes: readonly Pick<DisputeRow, 'status' | 'amount_cents'>[],
) {
  const isOpen = payment.status === 'pending' || payment.status === 'failed';
  const isUnderWay = refunds.some(({ status }) => status === 'requested');
  return {
    continue: actor.accountId === payment.account_id && isOpen && payment.url !== null,
    refund:
      isStaff(actor) && payment.status === 'paid' && !isUnderWay && refundableCents(payment, disputes) > 0,
  };
}
