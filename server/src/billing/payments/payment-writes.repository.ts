import type { PaymentProviderName, PaymentPurpose } from '@trattativa/domain/billing/payment-statuses';
import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

export async function insertPayment(
  tx: Transaction,
  payment: {
    purpose: PaymentPurpose;
    representationId: number;
    accountId: number;
    amountCents: number;
    provider: PaymentProviderName;
    attemptKey: string;
    at: Date;
  },
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into payments (purpose, representation_id, account_id, amount_cents, provider, attempt_key, created_at, changed_at)
    values (${payment.purpose}, ${payment.representationId}, ${payment.accountId}, ${payment.amountCents},
      ${payment.provider}, ${payment.attemptKey}, ${payment.at}, ${payment.at}) returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

/** Keeps the provider's page of a payment. Two calls that opened it at once got the same one. */
export async function writePage(
  db: Queryable,
  id: number,
  page: { sessionId: string; url: string | null; expiresAt: Date | null; at: Date },
): Promise<void> {
  await sql`
    update payments set provider_session_id = ${page.sessionId}, url = ${page.url},
      session_expires_at = ${page.expiresAt}, changed_at = ${page.at}
    where id = ${id} and provider_session_id is null`.execute(db);
}

export async function noteAsked(db: Queryable, id: number, at: Date): Promise<void> {
  await sql`update payments set asked_at = ${at} where id = ${id}`.execute(db);
}

/** Moves a payment that is open. False: it is not. */
export async function writeUnpaid(
  tx: Transaction,
  id: number,
  to: { status: 'failed' | 'expired'; failureCode: string | null; at: Date },
): Promise<boolean> {
  const updated = await sql`
    update payments set status = ${to.status}, failure_code = coalesce(${to.failureCode}, failure_code),
      changed_at = ${to.at}, version = version + 1
    where id = ${id} and paid_at is null returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** Marks a payment as paid. False: it was before. */
export async function writePaid(
  tx: Transaction,
  id: number,
  paid: { providerPaymentId: string; superfluous: boolean; at: Date },
): Promise<boolean> {
  const updated = await sql`
    update payments set status = 'paid', provider_payment_id = ${paid.providerPaymentId}, superfluous = ${paid.superfluous},
      failure_code = null, paid_at = ${paid.at}, changed_at = ${paid.at}, version = version + 1
    where id = ${id} and paid_at is null returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** Adds what was paid back; when nothing is left, the payment is refunded. */
export async function writeRefunded(tx: Transaction, id: number, cents: number, at: Date): Promise<void> {
  await sql`
    update payments set refunded_cents = refunded_cents + ${cents},
      status = case when refunded_cents + ${cents} = amount_cents then 'refunded' else status end,
      changed_at = ${at}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Takes back what a refund had paid back, since it failed after all. */
export async function writeRefundUndone(tx: Transaction, id: number, cents: number, at: Date): Promise<void> {
  await sql`
    update payments set refunded_cents = refunded_cents - ${cents}, status = 'paid', changed_at = ${at},
      version = version + 1
    where id = ${id}`.execute(tx);
}

/** Notes that an event took effect. False: it did before. */
export async function claimEvent(
  tx: Transaction,
  event: {
    provider: PaymentProviderName;
    eventId: string;
    type: string;
    paymentId: number | null;
    at: Date;
  },
): Promise<boolean> {
  const inserted = await sql`
    insert into payment_events (provider, event_id, type, payment_id, received_at)
    values (${event.provider}, ${event.eventId}, ${event.type}, ${event.paymentId}, ${event.at})
    on conflict do nothing returning event_id`.execute(tx);
  return inserted.rows.length > 0;
}
