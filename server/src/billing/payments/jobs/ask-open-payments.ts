import { addMinutes } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import type { PaymentRow } from '../payment.ts';
import { listOpenPayments, listOpenRefunds } from '../payments.repository.ts';
import { performRefund } from '../perform-refund.ts';
import { askProvider, giveUp } from '../provider/ask-provider.ts';

/** A report that has not come by then is asked for, again and again until the page is closed. */
const askAfterMinutes = 2;
/** A payment whose page was never opened, because the process died before, is given up. */
const giveUpMinutes = 60;

/**
 * Asks the provider about payments that are open, and again for refunds that it has not confirmed: for reports that come
 * late or never, and for a process that died in between. Safe to run twice.
 */
export const askOpenPayments = job<object>({
  name: 'ask-open-payments',
  every: '* * * * *',
  async run(services) {
    if (!services.payments) return;
    const since = addMinutes(services.clock.now(), -askAfterMinutes);
    for (const payment of await listOpenPayments(services.db, since)) {
      await orLog(services, 'payment', payment.id, () => ask(services, payment));
    }
    for (const refundId of await listOpenRefunds(services.db, since)) {
      await orLog(services, 'refund', refundId, () => performRefund(services, refundId));
    }
  },
});

async function ask(services: Services, payment: PaymentRow): Promise<void> {
  if (payment.provider_session_id !== null && (await askProvider(services, payment))) return;
  if (payment.created_at > addMinutes(services.clock.now(), -giveUpMinutes)) return;
  await services.db.transaction().execute((tx) => giveUp(services, tx, payment.id));
}

/** One that cannot be asked for does not keep the others waiting. */
async function orLog(
  { log }: Services,
  about: string,
  id: number,
  run: () => Promise<unknown>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.warn({ err: error, [about]: id }, 'the payment provider could not be asked; another try follows');
  }
}
