import type {
  DisputeStatus,
  ProviderRefusalKind,
  RefundStatus,
} from '@trattativa/domain/billing/payment-statuses';
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
    requestedBy: number;
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

/** Records a refund that the provider has settled and that nobody asked for here; the provider's id is its reason. */
export async function insertSettledRefund(
  tx: Transaction,
  refund: {
    paymentId: number;
    amountCents: number;
    status: 'succeeded' | 'failed';
    providerRefundId: string;
    refusal: ProviderRefusalKind | null;
    attemptKey: string;
    at: Date;
  },
): Promise<RefundRow> {
  const inserted = await sql<RefundRow>`
    insert into payment_refunds (payment_id, amount_cents, reason, attempt_key, status, provider_refund_id, refusal,
      requested_at, settled_at)
    values (${refund.paymentId}, ${refund.amountCents}, ${refund.providerRefundId}, ${refund.attemptKey}, ${refund.status},
      ${refund.providerRefundId}, ${refund.refusal}, ${refund.at}, ${refund.at})
    returning id, payment_id, amount_cents, reason, requested_by, attempt_key, provider_refund_id, requested_at, status,
      refusal`.execute(tx);
  return assertFound(inserted.rows[0]);
}

/** Moves a refund to where the provider says that it is. False: it was moved meanwhile. */
export async function writeRefundMoved(
  tx: Transaction,
  id: number,
  from: RefundStatus,
  to: {
    status: RefundStatus;
    amountCents: number;
    providerRefundId: string;
    refusal: ProviderRefusalKind | null;
    at: Date;
  },
): Promise<boolean> {
  const settledAt = to.status === 'requested' ? null : to.at;
  const updated = await sql`
    update payment_refunds set status = ${to.status}, amount_cents = ${to.amountCents},
      provider_refund_id = ${to.providerRefundId}, refusal = ${to.refusal}, settled_at = ${settledAt}
    where id = ${id} and status = ${from} returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** Notes that the provider refused a refund. False: it was settled, or its amount changed, since it was asked for. */
export async function writeRefundRefused(
  tx: Transaction,
  refund: Pick<RefundRow, 'id' | 'attempt_key'>,
  refused: { refusal: ProviderRefusalKind; at: Date },
): Promise<boolean> {
  const updated = await sql`
    update payment_refunds set status = 'failed', refusal = ${refused.refusal}, settled_at = ${refused.at}
    where id = ${refund.id} and attempt_key = ${refund.attempt_key} and status = 'requested' returning id`.execute(
    tx,
  );
  return updated.rows.length > 0;
}

/** Leaves less to a refund that is under way. The provider takes another amount only under another key. */
export async function writeRefundRest(
  tx: Transaction,
  id: number,
  rest: { amountCents: number; attemptKey: string },
): Promise<void> {
  await sql`
    update payment_refunds set amount_cents = ${rest.amountCents}, attempt_key = ${rest.attemptKey},
      provider_refund_id = null
    where id = ${id} and status = 'requested'`.execute(tx);
}

/**
 * The refund that a report is about: by the provider's id, or by our key while the provider's id is not known; one that another
 * refund has taken over is no longer found by its key.
 */
export async function findReportedRefund(
  tx: Transaction,
  report: { paymentId: number; providerRefundId: string; attemptKey: string | null },
): Promise<RefundRow | null> {
  const found = await sql<RefundRow>`
    select id, payment_id, amount_cents, reason, requested_by, attempt_key, provider_refund_id, requested_at, status, refusal
    from payment_refunds
    where payment_id = ${report.paymentId}
      and (provider_refund_id = ${report.providerRefundId}
        or (provider_refund_id is null and attempt_key = ${report.attemptKey}))
    order by id limit 1`.execute(tx);
  return found.rows[0] ?? null;
}

/** The refund of a payment that is under way. */
export async function findOpenRefund(tx: Transaction, paymentId: number): Promise<RefundRow | null> {
  const found = await sql<RefundRow>`
    select id, payment_id, amount_cents, reason, requested_by, attempt_key, provider_refund_id, requested_at, status, refusal
    from payment_refunds where payment_id = ${paymentId} and status = 'requested'`.execute(tx);
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
