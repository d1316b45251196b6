import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Ids } from '../platform/ids.ts';
import { linkBaseOf } from '../platform/link-base.ts';
import type { PaymentProvider } from './payments/provider/payment-provider.ts';
import { stripeProvider } from './payments/provider/stripe-provider.ts';
import { TestProvider } from './test-provider/test-provider.ts';

/** What the application assembles of payments. */
export { measureJournal } from './ledger/journal-gauges.ts';
export { checkPayments } from './payments/provider/check-provider.ts';
export type { PaymentProvider } from './payments/provider/payment-provider.ts';
export { bindPaymentWebhook } from './payments/provider/webhook-route.ts';
export { bindTestProvider } from './test-provider/test-payment-routes.ts';

/** The provider that the settings name; null: none, and the paid service is not offered. */
export function openPaymentProvider(
  config: Config,
  parts: { db: Database; clock: Clock; ids: Ids },
): PaymentProvider | null {
  const { payments } = config;
  if (payments.provider === 'stripe') return stripeProvider(payments);
  if (payments.provider === null) return null;
  return new TestProvider({ ...parts, baseUrl: () => linkBaseOf(config, undefined) });
}
