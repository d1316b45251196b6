import type { paymentEndpoints } from '@trattativa/contract/billing/payments/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { findBalanceOf } from '../../representation/subscriptions.ts';
import { accessPayment, readPayment } from './access-payment.ts';
import type { PaymentRow, RefundRow } from './payment.ts';
import { abilitiesOn, refundableCents } from './payments.policy.ts';
import { listDisputes, listRefunds } from './payments.repository.ts';
import { performRefund } from './perform-refund.ts';
import { holdPayment } from './provider/apply-checkout.ts';
import { ProviderAway } from './provider/payment-provider.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import { insertRefund } from './refund-writes.repository.ts';

/**
 * Staff pay back all that is left of a payment. The wish commits before the provider is asked, so that a crash in between
 * loses nothing: a job asks again with the same key. Throws `NOT_FOUND`, `TRANSITION_NOT_ALLOWED` for what is not paid or
 * is being refunded, `BALANCE_FIRST`, `REFUND_WAITS` (the provider is away, and the refund stays asked for), `REFUND_REFUSED` with what
 * staff do about it.
 */
export async function refundPayment(
  services: Services,
  call: CallOf<typeof paymentEndpoints.refundPayment>,
): Promise<OutputOf<typeof paymentEndpoints.refundPayment>> {
  const { actor, input } = call;
  const refundId = await createOnce(services, call, async (tx) => {
    await holdPayment(tx, input.paymentId);
    const payment = await accessPayment(tx, actor, input.paymentId);
    const refunds = await listRefunds(tx, [payment.id]);
    const disputes = await listDisputes(tx, [payment.id]);
    if (!abilitiesOn(actor, payment, refunds, disputes).refund) throw new AppError('TRANSITION_NOT_ALLOWED');
    await assertNoBalance(tx, payment);
    const at = services.clock.now();
    const asked = await insertRefund(tx, {
      paymentId: payment.id,
      amountCents: refundableCents(payment, disputes),
      reason: input.reason,
      requestedBy: actor.accountId,
      attemptKey: services.ids.uuid(),
      at,
    });
    const by = { actorId: actor.accountId, at };
    await recordPaymentEvent(tx, 'payment.refundAsked', payment, { refundId: asked }, by);
    return asked;
  });
  const { status, refusal } = await performOrWait(services, refundId);
  if (status === 'failed') {
    const text = translate(call.language, `payments:refusal.${refusal ?? 'request'}`);
    throw new AppError('REFUND_REFUSED', { params: { text } });
  }
  return {
    message: translate(
      call.language,
      status === 'succeeded' ? 'feedback:refundDone' : 'feedback:refundRequested',
    ),
    payment: await readPayment(services.db, actor, input.paymentId),
  };
}

/** Throws `REFUND_WAITS` where the provider does not answer: a job asks again, and there is nothing to repeat. */
async function performOrWait(services: Services, refundId: number): Promise<RefundRow> {
  try {
    return await performRefund(services, refundId);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    services.log.warn({ err: error, refund: refundId }, 'the payment provider did not answer');
    throw new AppError('REFUND_WAITS', { retryAfter: 30 });
  }
}

/**
 * The activation is deducted from the balance, so a balance that is due or paid is cancelled or refunded first. Throws
 * `BALANCE_FIRST`.
 */
async function assertNoBalance(db: Queryable, payment: PaymentRow): Promise<void> {
  if (payment.purpose !== 'activation' || payment.superfluous) return;
  const balance = await findBalanceOf(db, payment.representation_id);
  if (balance !== null && balance.status !== 'cancelled') throw new AppError('BALANCE_FIRST');
}
