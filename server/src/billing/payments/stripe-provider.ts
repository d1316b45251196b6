import type { Language } from '@trattativa/texts/languages';
import Stripe from 'stripe';
import { type CheckoutState, type PaymentProvider, ProviderAway } from './payment-provider.ts';
import { checkoutOf, refundStatusOf } from './stripe-events.ts';

/** The languages of Stripe's page; it has no Catalan. */
const locales: Record<Language, Stripe.Checkout.SessionCreateParams.Locale> = {
  it: 'it',
  en: 'en-GB',
  es: 'es',
  ca: 'es',
  fr: 'fr',
  pt: 'pt',
  de: 'de',
};

const timeoutMs = 15_000;

/** Stripe Checkout by redirect, through the official library. The page is Stripe's own: no card data comes here. */
export function stripeProvider(
  { secretKey, webhookSecret }: { secretKey: string; webhookSecret: string },
  /** Another address of the API, for tests. */
  address?: { host: string; port: number; protocol: 'http' },
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: 'Trattativa' },
    ...address,
  });
  return {
    name: 'stripe',
    webhookSecret,
    startCheckout: (checkout) =>
      asked(async () => {
        const metadata = { payment: checkout.paymentReference };
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            client_reference_id: checkout.paymentReference,
            customer_email: checkout.email,
            locale: locales[checkout.language],
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: 'eur',
                  unit_amount: checkout.amountCents,
                  product_data: { name: checkout.description },
                },
              },
            ],
            metadata,
            payment_intent_data: { metadata },
            success_url: checkout.successUrl,
            cancel_url: checkout.cancelUrl,
          },
          { idempotencyKey: checkout.attemptKey },
        );
        return checkoutOf(session);
      }),
    fetchCheckout: (sessionId): Promise<CheckoutState> =>
      asked(async () =>
        checkoutOf(await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] })),
      ),
    findReference: (providerPaymentId) =>
      asked(async () => {
        const { metadata } = await stripe.paymentIntents.retrieve(providerPaymentId);
        return metadata.payment ?? null;
      }),
    refund: ({ providerPaymentId, amountCents, attemptKey }) =>
      asked(async () => {
        const refund = await stripe.refunds.create(
          { payment_intent: providerPaymentId, amount: amountCents, metadata: { refund: attemptKey } },
          { idempotencyKey: attemptKey },
        );
        return { refundId: refund.id, status: refundStatusOf(refund.status) };
      }),
  };
}

/** Whatever the library throws means that the provider did not do it. The message is kept for the log. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new ProviderAway(error instanceof Error ? error.message : 'Stripe did not answer', {
      cause: error,
    });
  }
}
