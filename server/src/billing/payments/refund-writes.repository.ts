import type { DisputeStatus } from '@trattativa/domain/billing/payment-statuses';
import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { DisputeRow, RefundRow } from './payment.ts';

export async function insertRefund(
  tx: Transaction,
  refund: {
    paymentId: number;
    amountCents: number;
    reason: string;
    /** Null: made on the provider's own pages. */
    requestedBy: number | null;
    attemptKey: string;
    at: Date;
  },
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into payment_refunds (payment_id, amount_cents, reason, requested_by, attempt_key, requested_at)
    values (${refund.paymentId}, ${refund.amountCents}, ${refund.reason}, ${refund.requestedBy}, ${refund.attemptKey},
      ${refund.at}) returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

/** Ends a refund that is under way. False: it has ended. */
export async function writeRefundSettled(
  tx: Transaction,
  id: number,
  settled: { status: 'succeeded' | 'failed'; providerRefundId: string; at: Date },
): Promise<boolean> {
  const updated = await sql`
    update payment_refunds set status = ${settled.status}, provider_refund_id = ${settled.providerRefundId},
      settled_at = ${settled.at}
    where id = ${id} and status = 'requested' returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** The refund that a report is about: by the provider's id, by our key, or the one of this payment that is under way. */
export async function findReportedRefund(
  tx: Transaction,
  report: { paymentId: number; providerRefundId: string; attemptKey: string | null },
): Promise<RefundRow | null> {
  const found = await sql<RefundRow>`
    select id, payment_id, amount_cents, reason, requested_by, attempt_key, provider_refund_id, requested_at, status
    from payment_refunds
    where payment_id = ${report.paymentId}
      and (provider_refund_id = ${report.providerRefundId} or attempt_key = ${report.attemptKey})
    order by id limit 1`.execute(tx);
  return found.rows[0] ?? null;
}

/**
 * Keeps what the provider says of a dispute, and answers it as it is now and what it was before (null: new). What is closed
 * stays closed, whatever comes late.
 */
export async function saveDispute(
  tx: Transaction,
  dispute: {
    paymentId: number;
    providerDisputeId: string;
    amountCents: number;
    reason: string;
    status: DisputeStatus;
    evidenceDueAt: Date | null;
    at: Date;
  },
): Promise<{ now: DisputeRow; before: DisputeStatus | null }> {
  const earlier = await sql<{ status: DisputeStatus }>`
    select status from payment_disputes where provider_dispute_id = ${dispute.providerDisputeId} for no key update`.execute(
    tx,
  );
  const closedAt = dispute.status === 'open' ? null : dispute.at;
  const saved = await sql<DisputeRow>`
    insert into payment_disputes (payment_id, provider_dispute_id, amount_cents, reason, status, evidence_due_at, opened_at,
      closed_at)
    values (${dispute.paymentId}, ${dispute.providerDisputeId}, ${dispute.amountCents}, ${dispute.reason},
      ${dispute.status}, ${dispute.evidenceDueAt}, ${dispute.at}, ${closedAt})
    on conflict (provider_dispute_id) do update set
      status = case when payment_disputes.status = 'open' then excluded.status else payment_disputes.status end,
      closed_at = coalesce(payment_disputes.closed_at, excluded.closed_at),
      evidence_due_at = excluded.evidence_due_at
    returning id, payment_id, provider_dispute_id, amount_cents, reason, evidence_due_at, opened_at, status`.execute(
    tx,
  );
  return { now: assertFound(saved.rows[0]), before: earlier.rows[0]?.status ?? null };
}
