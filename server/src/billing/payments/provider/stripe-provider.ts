import type { Language } from '@trattativa/texts/languages';
import Stripe from 'stripe';
import type { CheckoutState, PaymentProvider, RefundState } from './payment-provider.ts';
import { providerError } from './stripe-errors.ts';
import { checkoutOf, refundOf } from './stripe-events.ts';

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
        const state = refundOf(refund);
        if (!state) throw new Error('Stripe answered a refund without id or amount.');
        return state;
      }),
    listRefunds: (providerPaymentId) =>
      asked(async () => {
        const states: RefundState[] = [];
        for await (const refund of stripe.refunds.list({ payment_intent: providerPaymentId, limit: 100 })) {
          const state = refundOf(refund);
          if (state) states.push(state);
        }
        return states;
      }),
  };
}

/** Absence and refusals as the port names them. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw providerError(error);
  }
}
