import type { JournalAccount, JournalRow, MovementKind } from '@trattativa/domain/billing/journal-accounts';
import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

/** False: the movement was posted before. */
export async function insertMovement(
  tx: Transaction,
  movement: { kind: MovementKind; reference: string; at: Date },
  rows: readonly JournalRow[],
): Promise<boolean> {
  const inserted = await sql<{ id: number }>`
    insert into journal_transactions (kind, reference, at) values (${movement.kind}, ${movement.reference}, ${movement.at})
    on conflict (kind, reference) do nothing returning id`.execute(tx);
  const id = inserted.rows[0]?.id;
  if (id === undefined) return false;
  const values = rows.map(
    ({ account, amountCents, partyId }) =>
      sql`(${id}, ${account}, ${partyId ?? null}::bigint, ${amountCents})`,
  );
  await sql`
    insert into journal_rows (transaction_id, account, party_id, amount_cents) values ${sql.join(values)}`.execute(
    tx,
  );
  return true;
}

export async function isPosted(db: Queryable, kind: MovementKind, reference: string): Promise<boolean> {
  const found = await sql`
    select id from journal_transactions where kind = ${kind} and reference = ${reference}`.execute(db);
  return found.rows.length > 0;
}

/** The balance of an account of the journal in euro cents; of one party, where the account has parties. */
export async function balanceOf(db: Queryable, account: JournalAccount, partyId?: number): Promise<number> {
  const party = partyId === undefined ? sql`` : sql` and party_id = ${partyId}`;
  const found = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from journal_rows where account = ${account}${party}`.execute(
    db,
  );
  return assertFound(found.rows[0]).cents;
}

export interface JournalCheck {
  at: Date;
  movements: number;
  /** Movements whose rows do not sum to zero. */
  unbalanced: number;
  /** Payments, refunds and invoices whose movement is missing. */
  unposted: number;
}

/** Counts what the journal holds, and what is wrong with it. */
export async function examineJournal(db: Queryable): Promise<Omit<JournalCheck, 'at'>> {
  const found = await sql<Omit<JournalCheck, 'at'>>`
    select
      (select count(*) from journal_transactions) as movements,
      (select count(*) from (
        select t.id from journal_transactions t left join journal_rows r on r.transaction_id = t.id
        group by t.id having coalesce(sum(r.amount_cents), 1) <> 0) as wrong) as unbalanced,
      (select count(*) from payments p where p.paid_at is not null and not exists (
        select from journal_transactions t where t.kind = 'charge' and t.reference = 'payment:' || p.id))
      + (select count(*) from payment_refunds f where f.status = 'succeeded' and not exists (
        select from journal_transactions t where t.kind = 'refund' and t.reference = 'refund:' || f.id))
      + (select count(*) from team_invoices i where not exists (
        select from journal_transactions t where t.kind = 'invoice' and t.reference = 'teamInvoice:' || i.id))
      + (select count(*) from credit_notes n where not exists (
        select from journal_transactions t where t.kind = 'creditNote' and t.reference = 'creditNote:' || n.id))
      + (select count(*) from player_invoices i where not exists (
        select from journal_transactions t where t.kind = 'invoice' and t.reference = 'playerInvoice:' || i.id))
      + (select count(*) from player_credit_notes n where not exists (
        select from journal_transactions t where t.kind = 'creditNote' and t.reference = 'playerCreditNote:' || n.id))
        as unposted`.execute(db);
  return assertFound(found.rows[0]);
}

export async function insertCheck(db: Queryable, check: JournalCheck): Promise<void> {
  await sql`
    insert into journal_checks (at, movements, unbalanced, unposted)
    values (${check.at}, ${check.movements}, ${check.unbalanced}, ${check.unposted})
    on conflict (at) do nothing`.execute(db);
}

/** The latest check; null before the first. */
export async function findLatestCheck(db: Queryable): Promise<JournalCheck | null> {
  const found = await sql<JournalCheck>`
    select at, movements, unbalanced, unposted from journal_checks order by at desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}
