import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { applyCheckout } from './apply-checkout.ts';
import type { PaymentRow } from './payment.ts';
import { type CheckoutState, ProviderAway } from './payment-provider.ts';
import { noteAsked } from './payment-writes.repository.ts';
import { providerOf } from './provider-of.ts';

/**
 * Asks the provider where the page of a payment stands, and brings the payment there. Null: the provider has no page of it.
 * Throws `PAYMENT_PROVIDER_AWAY`.
 */
export async function askProvider(services: Services, payment: PaymentRow): Promise<CheckoutState | null> {
  const provider = providerOf(services);
  // A payment of another provider, from before the keys were set: it cannot be asked for.
  if (payment.provider_session_id === null || payment.provider !== provider.name) return null;
  const { provider_session_id: sessionId } = payment;
  const checkout = await orAway(services, () => provider.fetchCheckout(sessionId));
  await services.db.transaction().execute(async (tx) => {
    await applyCheckout(services, tx, payment.id, checkout);
  });
  await noteAsked(services.db, payment.id, services.clock.now());
  return checkout;
}

/** Runs a call to the provider. Throws `PAYMENT_PROVIDER_AWAY` where it does not answer; the log says why. */
export async function orAway<Answer>(services: Services, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    services.log.warn({ err: error }, 'the payment provider did not answer');
    throw new AppError('PAYMENT_PROVIDER_AWAY', { retryAfter: 30 });
  }
}
