import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { PaymentRow } from '../payment.ts';
import { noteAsked } from '../payment-writes.repository.ts';
import { applyCheckout, applyUnpaid, holdPayment } from './apply-checkout.ts';
import { type CheckoutState, ProviderAway, ProviderRefusal } from './payment-provider.ts';
import { providerOf } from './provider-of.ts';

/**
 * Asks the provider where the page of a payment stands, and brings the payment there. Null: the provider has no page of it, and the
 * payment is given up. Throws `PAYMENT_PROVIDER_AWAY`, `PAYMENT_PROVIDER_REFUSED`.
 */
export async function askProvider(services: Services, payment: PaymentRow): Promise<CheckoutState | null> {
  const provider = providerOf(services);
  // A payment of another provider, from before the keys were set: it cannot be asked for.
  if (payment.provider_session_id === null || payment.provider !== provider.name) return null;
  const { provider_session_id: sessionId } = payment;
  const checkout = await orRefused(services, () => orNull(() => provider.fetchCheckout(sessionId)));
  await services.db.transaction().execute(async (tx) => {
    if (checkout) await applyCheckout(services, tx, payment.id, checkout);
    else await giveUp(services, tx, payment.id);
  });
  await noteAsked(services.db, payment.id, services.clock.now());
  return checkout;
}

/** Leaves an open payment that the provider has no page of; one that is paid after all still counts. */
export async function giveUp(services: Services, tx: Transaction, paymentId: number): Promise<void> {
  const payment = await holdPayment(tx, paymentId);
  if (payment) await applyUnpaid(services, tx, payment, 'expired', null);
}

/** Null: the provider does not know what it was asked for. */
export async function orNull<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderRefusal && error.kind === 'missing') return null;
    throw error;
  }
}

/**
 * Runs a call to the provider. Throws `PAYMENT_PROVIDER_AWAY` where it does not answer, and `PAYMENT_PROVIDER_REFUSED` where it says
 * no; the log says why.
 */
export async function orRefused<Answer>(services: Services, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderAway) {
      services.log.warn({ err: error }, 'the payment provider did not answer');
      throw new AppError('PAYMENT_PROVIDER_AWAY', { retryAfter: 30 });
    }
    if (!(error instanceof ProviderRefusal)) throw error;
    services.log.error({ err: error, refusal: error.kind }, 'the payment provider refused a request');
    throw new AppError('PAYMENT_PROVIDER_REFUSED');
  }
}
