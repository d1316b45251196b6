import type { paymentEndpoints } from '@trattativa/contract/billing/payments/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../../platform/app-error.ts';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { readPayment } from '../access-payment.ts';
import { findPayment } from '../payments.repository.ts';
import { recordPaymentEvent } from '../record-payment-event.ts';
import { writeReportSettled } from './unapplied-reports.repository.ts';

/** Staff have looked at a report that was not applied. Throws `NOT_FOUND`, also where somebody else had. */
export async function settleReport(
  services: Services,
  call: CallOf<typeof paymentEndpoints.settleReport>,
): Promise<OutputOf<typeof paymentEndpoints.settleReport>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const paymentId = await services.db.transaction().execute(async (tx) => {
    const settled = await writeReportSettled(tx, input.reportId, { by: actor.accountId, at });
    if (!settled) throw new AppError('NOT_FOUND');
    const payment = assertFound(await findPayment(tx, settled.payment_id));
    const by = { actorId: actor.accountId, at };
    await recordPaymentEvent(tx, 'payment.reportSettled', payment, { reportId: input.reportId }, by);
    return payment.id;
  });
  return {
    message: translate(call.language, 'feedback:dataSaved'),
    payment: await readPayment(services.db, actor, paymentId),
  };
}
