import type { ReportSubject, UnappliedCause } from '@trattativa/domain/billing/payment-statuses';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { PaymentRow } from '../payment.ts';
import { recordPaymentEvent } from '../record-payment-event.ts';
import type { ProviderReport } from './payment-provider.ts';
import { insertUnappliedReport } from './unapplied-reports.repository.ts';

/**
 * Keeps for staff what the provider reports and our records contradict, once, for the caller that holds the payer's lock. The
 * report is acknowledged, since it would be the same whenever it came again.
 */
export async function keepUnappliedReport(
  services: Services,
  tx: Transaction,
  payment: PaymentRow,
  report: { about: ReportSubject; cause: UnappliedCause; reference: string; amountCents: number | null },
): Promise<void> {
  const { about, cause, reference, amountCents } = report;
  const at = services.clock.now();
  const kept = { paymentId: payment.id, about, cause, providerReference: reference, amountCents, at };
  const reportId = await insertUnappliedReport(tx, kept);
  if (reportId === null) return;
  services.log.error(
    { event: 'payment', payment: payment.id, about, cause, reference, cents: amountCents },
    'the provider reports what contradicts our records; staff look at it',
  );
  await recordPaymentEvent(tx, 'payment.reportUnapplied', payment, { reportId }, { actorId: null, at });
}

/** What a report is about, to be found again at the provider. */
export function subjectOf(report: ProviderReport): {
  about: ReportSubject;
  reference: string;
  amountCents: number | null;
} {
  const { about } = report;
  switch (about) {
    case 'checkout':
      return { about, reference: report.checkout.sessionId, amountCents: report.checkout.amountCents };
    case 'refusal':
      return { about, reference: report.paymentReference, amountCents: null };
    case 'refund':
      return { about, reference: report.refund.refundId, amountCents: report.refund.amountCents };
    case 'dispute':
      return { about, reference: report.dispute.disputeId, amountCents: report.dispute.amountCents };
  }
}
