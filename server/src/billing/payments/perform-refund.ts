import type { RefundStatus } from '@trattativa/domain/billing/payment-statuses';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Services } from '../../platform/services.ts';
import { holdPayment } from './apply-checkout.ts';
import { applyRefund } from './apply-refund.ts';
import { findPayment, findRefund } from './payments.repository.ts';
import { providerOf } from './provider-of.ts';

/**
 * Asks the provider for a refund and records what it says. The key makes a repeat harmless. Answers where the refund stands.
 * Throws `ProviderAway`.
 */
export async function performRefund(services: Services, refundId: number): Promise<RefundStatus> {
  const refund = assertFound(await findRefund(services.db, refundId));
  if (refund.status !== 'requested') return refund.status;
  const { provider_payment_id } = assertFound(await findPayment(services.db, refund.payment_id));
  const state = await providerOf(services).refund({
    providerPaymentId: assertFound(provider_payment_id),
    amountCents: refund.amount_cents,
    attemptKey: refund.attempt_key,
  });
  await services.db.transaction().execute(async (tx) => {
    const payment = assertFound(await holdPayment(tx, refund.payment_id));
    await applyRefund(services, tx, payment, refund, state);
  });
  return state.status;
}
