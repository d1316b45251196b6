import type { paymentEndpoints } from '@trattativa/contract/billing/payments/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { listBalances, lockBuyer } from '../../representation/subscriptions.ts';
import { startPayment } from './start-payment.ts';

/**
 * A player is sent to the provider's page for the final balance that is due, the oldest first. Throws `NOTHING_DUE` and as
 * `startPayment` does.
 */
export function startBalance(
  services: Services,
  call: CallOf<typeof paymentEndpoints.startBalance>,
): Promise<{ url: string }> {
  const { accountId } = call.actor;
  return startPayment(services, call, 'balance', async (tx) => {
    await lockBuyer(tx, accountId);
    const due = (await listBalances(tx, accountId)).findLast(({ status }) => status === 'due');
    if (!due) throw new AppError('NOTHING_DUE');
    return { representationId: due.representation_id, amountCents: due.amount_cents };
  });
}
