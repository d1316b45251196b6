import { type Actor, isStaff } from '../../platform/actor.ts';
import type { PaymentRow, RefundRow } from './payment.ts';

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

/** What the caller may do with a payment now. */
export function abilitiesOn(
  actor: Actor,
  payment: Pick<PaymentRow, 'account_id' | 'status' | 'url'>,
  refunds: readonly Pick<RefundRow, 'status'>[],
) {
  const isOpen = payment.status === 'pending' || payment.status === 'failed';
  return {
    continue: actor.accountId === payment.account_id && isOpen && payment.url !== null,
    refund:
      isStaff(actor) && payment.status === 'paid' && !refunds.some(({ status }) => status === 'requested'),
  };
}
