import type { PaymentPurpose, PaymentStatus } from '@trattativa/domain/billing/payment-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import type { Cursor } from '../../platform/paging.ts';
import { billingPage, billingRowsSql } from '../documents/billing-page.repository.ts';
import type { DisputeRow, PaymentRow, RefundRow, UnappliedReportRow } from './payment.ts';

const columns = sql.raw(`
  y.id, y.purpose, y.representation_id, y.account_id, y.amount_cents, y.currency, y.status, y.provider, y.attempt_key,
  y.provider_session_id, y.url, y.session_expires_at, y.provider_payment_id, y.failure_code, y.refunded_cents, y.superfluous,
  y.created_at, y.paid_at, y.asked_at, r.player_id, trim(a.name || ' ' || a.surname) as payer_name, r.withdrawn_at`);

const source = sql.raw(`
  payments y join representations r on r.id = y.representation_id join accounts a on a.id = y.account_id`);

export async function findPayment(db: Queryable, id: number): Promise<PaymentRow | null> {
  const found = await sql<PaymentRow>`select ${columns} from ${source} where y.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** The payment of a purchase whose page may still be open. */
export async function findOpenPayment(
  db: Queryable,
  representationId: number,
  purpose: PaymentPurpose,
): Promise<PaymentRow | null> {
  const found = await sql<PaymentRow>`
    select ${columns} from ${source}
    where y.representation_id = ${representationId} and y.purpose = ${purpose} and y.status in ('pending', 'failed')`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

export async function findPaymentByCharge(
  db: Queryable,
  providerPaymentId: string,
): Promise<PaymentRow | null> {
  const found = await sql<PaymentRow>`
    select ${columns} from ${source} where y.provider_payment_id = ${providerPaymentId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Open payments that the provider was not asked about since an instant; those made after it are left alone. */
export async function listOpenPayments(db: Queryable, since: Date): Promise<PaymentRow[]> {
  const found = await sql<PaymentRow>`
    select ${columns} from ${source}
    where y.status in ('pending', 'failed') and y.created_at <= ${since} and (y.asked_at is null or y.asked_at <= ${since})
    order by y.asked_at nulls first, y.id limit 100`.execute(db);
  return found.rows;
}

export interface PaymentFilter {
  /** Null: everybody's. */
  accountId: number | null;
  status: PaymentStatus | undefined;
  purpose: PaymentPurpose | undefined;
  waiting: boolean | undefined;
  text: string | undefined;
}

/** A page, the latest first, with the number of all that fit (exact up to 10,000). */
export async function listPaymentRows(
  db: Queryable,
  filter: PaymentFilter,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: PaymentRow[]; nextCursor: string | null; total: number }> {
  const query = { source, id: sql`y.id`, where: [sql`true`, ...conditions(filter)] };
  const rows = sql<PaymentRow>`select ${columns} from ${billingRowsSql(query, page)}`.execute(db);
  return billingPage(db, query, page, rows);
}

/** What staff have to look at; the same as `refundOwed` of the presenter, refunds that failed, open disputes and unapplied reports. */
const waits = sql.raw(`(
  (y.status = 'paid' and (y.superfluous or (y.purpose = 'activation' and r.withdrawn_at is not null)))
  or exists (select from payment_refunds f where f.payment_id = y.id and f.status = 'failed' and y.status = 'paid')
  or exists (select from payment_disputes d where d.payment_id = y.id and d.status = 'open')
  or exists (select from unapplied_payment_reports u where u.payment_id = y.id and u.settled_at is null))`);

function conditions(filter: PaymentFilter): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [];
  if (filter.accountId !== null) all.push(sql`y.account_id = ${filter.accountId}`);
  if (filter.status !== undefined) all.push(sql`y.status = ${filter.status}`);
  if (filter.purpose !== undefined) all.push(sql`y.purpose = ${filter.purpose}`);
  if (filter.waiting !== undefined) all.push(filter.waiting ? sql`${waits}` : sql`not ${waits}`);
  if (filter.text)
    all.push(sql`fold_text(a.name || ' ' || a.surname) like fold_text(${containing(filter.text)})`);
  return all;
}

/** Refunds of these payments, oldest first. */
export async function listRefunds(db: Queryable, paymentIds: readonly number[]): Promise<RefundRow[]> {
  const found = await sql<RefundRow>`
    select id, payment_id, amount_cents, reason, requested_by, attempt_key, provider_refund_id, requested_at, status, refusal
    from payment_refunds where payment_id = any(${paymentIds}::bigint[]) order by id`.execute(db);
  return found.rows;
}

/** Disputes of these payments, oldest first. */
export async function listDisputes(db: Queryable, paymentIds: readonly number[]): Promise<DisputeRow[]> {
  const found = await sql<DisputeRow>`
    select id, payment_id, provider_dispute_id, amount_cents, reason, evidence_due_at, opened_at, status
    from payment_disputes where payment_id = any(${paymentIds}::bigint[]) order by id`.execute(db);
  return found.rows;
}

/** Reports about these payments that staff still have to look at, oldest first. */
export async function listUnappliedReports(
  db: Queryable,
  paymentIds: readonly number[],
): Promise<UnappliedReportRow[]> {
  const found = await sql<UnappliedReportRow>`
    select id, payment_id, provider_reference, amount_cents, received_at, about, cause
    from unapplied_payment_reports
    where payment_id = any(${paymentIds}::bigint[]) and settled_at is null order by id`.execute(db);
  return found.rows;
}

/** Refunds that the provider was not heard of since an instant. */
export async function listOpenRefunds(db: Queryable, since: Date): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from payment_refunds where status = 'requested' and requested_at <= ${since} order by id limit 100`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

export async function findRefund(db: Queryable, id: number): Promise<RefundRow | null> {
  const found = await sql<RefundRow>`
    select id, payment_id, amount_cents, reason, requested_by, attempt_key, provider_refund_id, requested_at, status, refusal
    from payment_refunds where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}
