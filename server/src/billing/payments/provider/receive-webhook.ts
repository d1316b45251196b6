import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { applyDispute } from '../apply-dispute.ts';
import { applyRefund } from '../apply-refund.ts';
import type { PaymentRow } from '../payment.ts';
import { claimEvent } from '../payment-writes.repository.ts';
import { findPayment, findPaymentByCharge } from '../payments.repository.ts';
import { applyCheckout, applyUnpaid, holdPayment } from './apply-checkout.ts';
import { askProvider, orNull } from './ask-provider.ts';
import { keepUnappliedReport, subjectOf } from './keep-unapplied-report.ts';
import type { PaymentProvider, ProviderEvent, ProviderReport } from './payment-provider.ts';
import { verifyWebhook } from './verify-webhook.ts';

/**
 * Takes an event of the provider: signature and age are checked over the bytes that came, and its effect commits together
 * with its id, so that a repeat has none. What is not about a payment of ours is left aside; what our records contradict is kept for
 * staff. Either is acknowledged, since the provider would send it again as it is. Throws `SIGNATURE_INVALID`, `PAYMENT_PROVIDER_AWAY`,
 * `ProviderAway`.
 */
export async function receiveWebhook(
  services: Services,
  provider: PaymentProvider,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = verifyWebhook(body, signature, provider.webhookSecret, services.clock.now());
  const { report } = event;
  if (!report) return;
  const paymentId = await paymentOf(services, provider, report);
  if (paymentId === null) return;
  if (report.about === 'refund') await askWhetherPaid(services, paymentId);
  try {
    await claiming(services, provider, event, paymentId, (tx, payment) =>
      applyReport(services, tx, payment, report),
    );
  } catch (error) {
    if (!isContradiction(error)) throw error;
    services.log.error({ err: error, payment: paymentId, report: event.id }, 'a report could not be applied');
    await claiming(services, provider, event, paymentId, (tx, payment) =>
      keepUnappliedReport(services, tx, payment, { ...subjectOf(report), cause: 'contradicts' }),
    );
  }
}

/** A refund may be reported before its payment: what is paid back was paid. */
async function askWhetherPaid(services: Services, paymentId: number): Promise<void> {
  const payment = await findPayment(services.db, paymentId);
  if (payment?.paid_at === null) await askProvider(services, payment);
}

/** Runs what an event does to a payment, once for each event and in the transaction that claims it. */
async function claiming(
  services: Services,
  provider: PaymentProvider,
  { id: eventId, type }: ProviderEvent,
  paymentId: number,
  apply: (tx: Transaction, payment: PaymentRow) => Promise<void>,
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const payment = await holdPayment(tx, paymentId);
    if (!payment || payment.provider !== provider.name) return;
    const at = services.clock.now();
    if (!(await claimEvent(tx, { provider: provider.name, eventId, type, paymentId, at }))) return;
    await apply(tx, payment);
  });
}

/** A rule of ours or of the tables refused it, which it would again; what may pass is thrown, so that the provider repeats it. */
function isContradiction(error: unknown): boolean {
  if (error instanceof AppError) return error.code !== 'PAYMENT_PROVIDER_AWAY';
  return /^2[23]/.test(String((error as { code?: unknown } | null)?.code));
}

async function applyReport(
  services: Services,
  tx: Transaction,
  payment: PaymentRow,
  report: ProviderReport,
): Promise<void> {
  switch (report.about) {
    case 'checkout':
      await applyCheckout(services, tx, payment.id, report.checkout);
      break;
    case 'refusal':
      await applyUnpaid(services, tx, payment, 'failed', report.failureCode);
      break;
    case 'refund':
      await applyRefund(services, tx, payment, report.refund);
      break;
    case 'dispute':
      await applyDispute(services, tx, payment, report.dispute);
      break;
  }
}

/**
 * The payment that a report is about; null: none of ours. Refunds and disputes name a charge: where its payment is not known
 * to be paid yet, the provider is asked to which payment it belongs.
 */
async function paymentOf(
  { db, log }: Services,
  provider: PaymentProvider,
  report: ProviderReport,
): Promise<number | null> {
  const reference = async (): Promise<string | null> => {
    if (report.about === 'checkout') return report.checkout.paymentReference;
    if (report.about === 'refusal') return report.paymentReference;
    const charge = report.about === 'refund' ? report.providerPaymentId : report.dispute.providerPaymentId;
    const known = await findPaymentByCharge(db, charge);
    return known ? String(known.id) : orNull(() => provider.findReference(charge));
  };
  const named = await reference();
  const isOurs = named !== null && /^\d{1,15}$/.test(named);
  if (!isOurs) log.info({ event: 'payment', about: report.about }, 'an event about no payment of ours');
  return isOurs ? Number(named) : null;
}
