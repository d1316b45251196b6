import type { paymentEndpoints } from '@trattativa/contract/billing/payments/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { openPurchase } from '../../representation/subscriptions.ts';
import { findOpenPayment } from './payments.repository.ts';
import { startPayment } from './start-payment.ts';

/**
 * A player accepts the terms of the representation and is sent to the provider's page for the activation. Throws as
 * `openPurchase` and `startPayment` do.
 */
export function startActivation(
  services: Services,
  call: CallOf<typeof paymentEndpoints.startActivation>,
): Promise<{ url: string }> {
  const { actor, input } = call;
  return startPayment(services, call, 'activation', (tx) =>
    openPurchase(services, tx, {
      accountId: actor.accountId,
      termsVersion: input.termsVersion,
      immediateStart: input.immediateStart ?? false,
      hasOpenPage: async (held, representationId) =>
        (await findOpenPayment(held, representationId, 'activation')) !== null,
    }),
  );
}
