import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import type { NewCheckout } from '../payments/provider/payment-provider.ts';

export interface TestCheckout
  extends Columns<
    'test_checkouts',
    | 'id'
    | 'payment_intent_id'
    | 'payment_reference'
    | 'amount_cents'
    | 'description'
    | 'language'
    | 'success_url'
    | 'cancel_url'
    | 'failure_code'
    | 'refunded_cents'
    | 'expires_at'
  > {
  status: 'open' | 'complete' | 'expired';
}

const columns = sql.raw(`
  id, payment_intent_id, payment_reference, amount_cents, description, language, success_url, cancel_url, status, failure_code,
  refunded_cents, expires_at`);

/** Opens a page; the same key finds the same page. */
export async function insertCheckout(
  db: Queryable,
  checkout: NewCheckout,
  page: { id: string; paymentIntentId: string; at: Date; expiresAt: Date },
): Promise<TestCheckout> {
  await sql`
    insert into test_checkouts (id, attempt_key, payment_intent_id, payment_reference, amount_cents, description, language,
      success_url, cancel_url, created_at, expires_at)
    values (${page.id}, ${checkout.attemptKey}, ${page.paymentIntentId}, ${checkout.paymentReference},
      ${checkout.amountCents}, ${checkout.description}, ${checkout.language}, ${checkout.successUrl},
      ${checkout.cancelUrl}, ${page.at}, ${page.expiresAt})
    on conflict (attempt_key) do nothing`.execute(db);
  const found = await sql<TestCheckout>`
    select ${columns} from test_checkouts where attempt_key = ${checkout.attemptKey}`.execute(db);
  return assertFound(found.rows[0]);
}

export async function findCheckout(db: Queryable, id: string): Promise<TestCheckout | null> {
  const found = await sql<TestCheckout>`select ${columns} from test_checkouts where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export async function findCheckoutOfIntent(db: Queryable, intentId: string): Promise<TestCheckout | null> {
  const found = await sql<TestCheckout>`
    select ${columns} from test_checkouts where payment_intent_id = ${intentId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Moves a page that is open. Null: it is not. */
export async function moveCheckout(
  db: Queryable,
  id: string,
  to: { status: TestCheckout['status']; failureCode: string | null },
): Promise<TestCheckout | null> {
  const moved = await sql<TestCheckout>`
    update test_checkouts set status = ${to.status}, failure_code = ${to.failureCode}
    where id = ${id} and status = 'open' returning ${columns}`.execute(db);
  return moved.rows[0] ?? null;
}

/** Closes the pages that were left open past their time. */
export async function expireCheckouts(db: Queryable, now: Date): Promise<TestCheckout[]> {
  const expired = await sql<TestCheckout>`
    update test_checkouts set status = 'expired' where status = 'open' and expires_at <= ${now} returning ${columns}`.execute(
    db,
  );
  return expired.rows;
}

/** Pays back; the same key pays back once. Null: more than is left. */
export async function insertTestRefund(
  db: Queryable,
  refund: { id: string; attemptKey: string; checkoutId: string; amountCents: number; at: Date },
): Promise<{ id: string; isNew: boolean } | null> {
  const earlier = await sql<{ id: string }>`
    select id from test_refunds where attempt_key = ${refund.attemptKey}`.execute(db);
  if (earlier.rows[0]) return { id: earlier.rows[0].id, isNew: false };
  const taken = await sql`
    update test_checkouts set refunded_cents = refunded_cents + ${refund.amountCents}
    where id = ${refund.checkoutId} and status = 'complete' and refunded_cents + ${refund.amountCents} <= amount_cents
    returning id`.execute(db);
  if (taken.rows.length === 0) return null;
  await sql`
    insert into test_refunds (id, attempt_key, checkout_id, amount_cents, created_at)
    values (${refund.id}, ${refund.attemptKey}, ${refund.checkoutId}, ${refund.amountCents}, ${refund.at})`.execute(
    db,
  );
  return { id: refund.id, isNew: true };
}

export type TestRefund = Columns<'test_refunds', 'id' | 'amount_cents' | 'attempt_key'>;

/** The refunds of a charge, oldest first. */
export async function listTestRefunds(db: Queryable, intentId: string): Promise<TestRefund[]> {
  const found = await sql<TestRefund>`
    select r.id, r.amount_cents, r.attempt_key from test_refunds r
    join test_checkouts c on c.id = r.checkout_id
    where c.payment_intent_id = ${intentId} order by r.created_at, r.id`.execute(db);
  return found.rows;
}

export interface TestEvent {
  id: string;
  body: string;
}

export async function insertTestEvent(
  db: Queryable,
  event: { id: string; type: string; body: string; dueAt: Date },
): Promise<void> {
  await sql`
    insert into test_provider_events (id, type, body, due_at)
    values (${event.id}, ${event.type}, ${event.body}, ${event.dueAt})`.execute(db);
}

/** Events that are due and were not sent. */
export async function listDueEvents(db: Queryable, now: Date): Promise<TestEvent[]> {
  const found = await sql<TestEvent>`
    select id, body from test_provider_events where sent_at is null and due_at <= ${now} order by due_at, id limit 100`.execute(
    db,
  );
  return found.rows;
}

export async function markSent(db: Queryable, id: string, at: Date): Promise<void> {
  await sql`update test_provider_events set sent_at = ${at} where id = ${id}`.execute(db);
}
