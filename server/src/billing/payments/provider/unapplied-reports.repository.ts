import type { ReportSubject, UnappliedCause } from '@trattativa/domain/billing/payment-statuses';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

/** Keeps a report for staff. Null: it was kept before. */
export async function insertUnappliedReport(
  tx: Transaction,
  report: {
    paymentId: number;
    about: ReportSubject;
    cause: UnappliedCause;
    providerReference: string;
    amountCents: number | null;
    at: Date;
  },
): Promise<number | null> {
  const inserted = await sql<{ id: number }>`
    insert into unapplied_payment_reports (payment_id, about, cause, provider_reference, amount_cents, received_at)
    values (${report.paymentId}, ${report.about}, ${report.cause}, ${report.providerReference}, ${report.amountCents},
      ${report.at})
    on conflict (payment_id, about, provider_reference, cause) do nothing returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

/** Notes that staff have looked at a report. Null: there is none, or somebody had. */
export async function writeReportSettled(
  tx: Transaction,
  id: number,
  settled: { by: number; at: Date },
): Promise<{ payment_id: number } | null> {
  const updated = await sql<{ payment_id: number }>`
    update unapplied_payment_reports set settled_at = ${settled.at}, settled_by = ${settled.by}
    where id = ${id} and settled_at is null returning payment_id`.execute(tx);
  return updated.rows[0] ?? null;
}
