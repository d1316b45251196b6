import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { applyCheckout, applyUnpaid, holdPayment } from './apply-checkout.ts';
import { applyDispute } from './apply-dispute.ts';
import { applyRefund } from './apply-refund.ts';
import type { PaymentProvider, ProviderEvent, ProviderReport } from './payment-provider.ts';
import { claimEvent } from './payment-writes.repository.ts';
import { findPaymentByCharge } from './payments.repository.ts';
import { findReportedRefund, insertRefund } from './refund-writes.repository.ts';
import { verifyWebhook } from './verify-webhook.ts';

/**
 * Takes an event of the provider: signature and age are checked over the bytes that came, and its effect commits together
 * with its id, so that a repeat has none. What is not about a payment of ours is left aside. Throws `SIGNATURE_INVALID`.
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
  await services.db.transaction().execute(async (tx) => {
    const payment = await holdPayment(tx, paymentId);
    if (!payment || payment.provider !== provider.name) return;
    const { id: eventId, type }: ProviderEvent = event;
    const at = services.clock.now();
    if (!(await claimEvent(tx, { provider: provider.name, eventId, type, paymentId, at }))) return;
    await applyReport(services, tx, paymentId, report);
  });
}

async function applyReport(
  services: Services,
  tx: Transaction,
  paymentId: number,
  report: ProviderReport,
): Promise<void> {
  const payment = await holdPayment(tx, paymentId);
  if (!payment) return;
  switch (report.about) {
    case 'checkout':
      await applyCheckout(services, tx, paymentId, report.checkout);
      break;
    case 'refusal':
      await applyUnpaid(services, tx, payment, 'failed', report.failureCode);
      break;
    case 'refund': {
      const { refund } = report;
      const known = await findReportedRefund(tx, {
        paymentId,
        providerRefundId: refund.refundId,
        attemptKey: refund.attemptKey,
      });
      // Only what is paid can be paid back; a refund beyond that is none of this payment.
      const left = payment.paid_at === null ? 0 : payment.amount_cents - payment.refunded_cents;
      if (!known && refund.amountCents > left) return;
      const row = known ?? (await madeElsewhere(services, tx, paymentId, refund));
      if (row) await applyRefund(services, tx, payment, row, refund);
      break;
    }
    case 'dispute':
      await applyDispute(services, tx, payment, report.dispute);
      break;
  }
}

type ReportedRefund = Extract<ProviderReport, { about: 'refund' }>['refund'];

/** A refund that somebody made on the provider's own pages: it is recorded when it has succeeded. */
async function madeElsewhere(services: Services, tx: Transaction, paymentId: number, refund: ReportedRefund) {
  if (refund.status !== 'succeeded') return null;
  const attemptKey = `elsewhere:${refund.refundId}`;
  await insertRefund(tx, {
    paymentId,
    amountCents: refund.amountCents,
    reason: refund.refundId,
    requestedBy: null,
    attemptKey,
    at: services.clock.now(),
  });
  return findReportedRefund(tx, { paymentId, providerRefundId: refund.refundId, attemptKey });
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
    const charge =
      report.about === 'refund' ? report.refund.providerPaymentId : report.dispute.providerPaymentId;
    const known = await findPaymentByCharge(db, charge);
    return known ? String(known.id) : provider.findReference(charge);
  };
  const named = await reference();
  const isOurs = named !== null && /^\d{1,15}$/.test(named);
  if (!isOurs) log.info({ event: 'payment', about: report.about }, 'an event about no payment of ours');
  return isOurs ? Number(named) : null;
}
