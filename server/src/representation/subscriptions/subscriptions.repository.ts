import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { BalanceRow, RepresentationRow } from './subscription.ts';

const columns = sql.raw(`
  id, account_id, player_id, status, settings_version, activation_cents, final_prices, months, balance_due_days, terms_version,
  terms_accepted_at, immediate_start_requested_at, activated_at, starts_at, ends_at, withdrawn_at, ended_at, end_reason`);

const balanceColumns = sql.raw(`
  b.id, b.representation_id, b.negotiation_id, b.level, b.price_cents, b.amount_cents, b.due_on, b.created_at, b.status`);

/** The purchases of an account, the latest first. */
export async function listRepresentations(db: Queryable, accountId: number): Promise<RepresentationRow[]> {
  const found = await sql<RepresentationRow>`
    select ${columns} from representations where account_id = ${accountId} order by id desc`.execute(db);
  return found.rows;
}

export async function findRepresentation(db: Queryable, id: number): Promise<RepresentationRow | null> {
  const found = await sql<RepresentationRow>`
    select ${columns} from representations where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Locks a buyer's account: everything that changes the person's purchases and payments does so one after the other
 * (docs/locking.md).
 */
export async function lockBuyer(tx: Transaction, accountId: number): Promise<void> {
  await sql`select from accounts where id = ${accountId} for no key update`.execute(tx);
}

/** The purchase whose term an instant belongs to, by account; also one that has ended since. */
export async function findRepresentationAt(
  db: Queryable,
  accountId: number,
  at: Date,
): Promise<RepresentationRow | null> {
  const found = await sql<RepresentationRow>`
    select ${columns} from representations
    where account_id = ${accountId} and starts_at <= ${at} and ends_at > ${at} and (ended_at is null or ended_at > ${at})
    order by id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** The balances of an account's purchases, the latest first. */
export async function listBalances(db: Queryable, accountId: number): Promise<BalanceRow[]> {
  const found = await sql<BalanceRow>`
    select ${balanceColumns} from representation_balances b join representations r on r.id = b.representation_id
    where r.account_id = ${accountId} order by b.id desc`.execute(db);
  return found.rows;
}

export async function findBalance(db: Queryable, id: number): Promise<BalanceRow | null> {
  const found = await sql<BalanceRow>`
    select ${balanceColumns} from representation_balances b where b.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** The balance of a purchase: the one that was not voided before the others, of which the latest. */
export async function findBalanceOf(db: Queryable, representationId: number): Promise<BalanceRow | null> {
  const found = await sql<BalanceRow>`
    select ${balanceColumns} from representation_balances b
    where b.representation_id = ${representationId} order by b.voided, b.id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** The balance that a signature made due; null: none. */
export async function findBalanceOfNegotiation(
  db: Queryable,
  negotiationId: number,
): Promise<BalanceRow | null> {
  const found = await sql<BalanceRow>`
    select ${balanceColumns} from representation_balances b where b.negotiation_id = ${negotiationId}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** Active purchases whose term is over. */
export async function listTermsOver(db: Queryable, now: Date): Promise<{ id: number; account_id: number }[]> {
  const found = await sql<{ id: number; account_id: number }>`
    select id, account_id from representations where status = 'active' and ends_at <= ${now} order by id limit 500`.execute(
    db,
  );
  return found.rows;
}

/** Running purchases that end before an instant; renewed ones are left out. */
export async function listEnding(db: Queryable, now: Date, before: Date): Promise<RepresentationRow[]> {
  const found = await sql<RepresentationRow>`
    select ${columns} from representations r
    where status = 'active' and starts_at <= ${now} and ends_at > ${now} and ends_at <= ${before}
      and not exists (select from representations n where n.account_id = r.account_id and n.status = 'active' and n.starts_at >= r.ends_at)
    order by id`.execute(db);
  return found.rows;
}

/** Balances that are not paid and due until a day. */
export async function listBalancesDue(db: Queryable, until: string): Promise<BalanceRow[]> {
  const found = await sql<BalanceRow>`
    select ${balanceColumns} from representation_balances b
    where b.status = 'due' and b.due_on <= ${until}::date order by b.id`.execute(db);
  return found.rows;
}
