import type { Config } from '../../../platform/config.ts';
import { type Finding, fault, note, ok, warning } from '../../../platform/installation/finding.ts';
import { ProviderAway, ProviderRefusal } from './payment-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

const part = 'payments';

/** Asks Stripe for a page that does not exist: it says so to a key that it accepts. */
export async function checkPayments(
  { payments, production }: Pick<Config, 'payments' | 'production'>,
  /** Another address of Stripe's API, for tests. */
  address?: { host: string; port: number; protocol: 'http' },
): Promise<Finding[]> {
  if (payments.provider === null)
    return [note(part, 'STRIPE_SECRET_KEY is not set: the paid service is shown as not offered.')];
  if (payments.provider === 'test')
    return [note(part, 'The test provider takes payments; no card is charged.')];
  try {
    await stripeProvider(payments, address).fetchCheckout('cs_test_installation_check');
  } catch (error) {
    if (error instanceof ProviderAway)
      return [
        fault(
          part,
          `Stripe does not answer (${error.message}).`,
          'Let this machine reach api.stripe.com on port 443.',
        ),
      ];
    if (!(error instanceof ProviderRefusal)) throw error;
    if (error.kind === 'keys')
      return [
        fault(
          part,
          'Stripe refuses STRIPE_SECRET_KEY.',
          'Take it from its dashboard again, with write rights to Checkout Sessions and Refunds and read rights to PaymentIntents.',
        ),
      ];
  }
  if (production && /^.k_test_/.test(payments.secretKey))
    return [
      warning(
        part,
        'Stripe accepts the key, but it is one for tests: no card is charged.',
        'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET of the live mode.',
      ),
    ];
  return [ok(part, 'Stripe accepts the key.')];
}
