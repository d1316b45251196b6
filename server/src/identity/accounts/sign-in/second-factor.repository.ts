import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../../platform/database/database.ts';

export type SecondFactorRow = Columns<'second_factors', 'secret' | 'confirmed_at'>;

export async function findSecondFactor(db: Queryable, accountId: number): Promise<SecondFactorRow | null> {
  const found = await sql<SecondFactorRow>`
    select secret, confirmed_at from second_factors where account_id = ${accountId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Stores a new, unconfirmed secret. False when a confirmed one exists. */
export async function saveSecret(
  tx: Queryable,
  accountId: number,
  secret: Buffer,
  at: Date,
): Promise<boolean> {
  const saved = await sql`
    insert into second_factors (account_id, secret, created_at) values (${accountId}, ${secret}, ${at})
    on conflict (account_id) do update
      set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
      where second_factors.confirmed_at is null
    returning account_id`.execute(tx);
  return saved.rows.length > 0;
}

/** Consumes a time step: a code works once, and one of two concurrent uses wins. */
export async function useStep(tx: Queryable, accountId: number, step: number): Promise<boolean> {
  const used = await sql`
    update second_factors set last_step = ${step}
    where account_id = ${accountId} and last_step < ${step} returning account_id`.execute(tx);
  return used.rows.length > 0;
}

export async function useRecoveryCode(
  tx: Queryable,
  accountId: number,
  hashes: readonly Buffer[],
  at: Date,
): Promise<boolean> {
  const used = await sql`
    update recovery_codes set used_at = ${at}
    where account_id = ${accountId} and hash = any(${hashes}) and used_at is null returning hash`.execute(tx);
  return used.rows.length > 0;
}

export async function confirmSecret(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`update second_factors set confirmed_at = ${at} where account_id = ${accountId}`.execute(tx);
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  accountId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await sql`delete from recovery_codes where account_id = ${accountId}`.execute(tx);
  for (const hash of hashes) {
    await sql`insert into recovery_codes (account_id, hash) values (${accountId}, ${hash})`.execute(tx);
  }
}

/** False when the account has none. */
export async function deleteSecondFactor(tx: Transaction, accountId: number): Promise<boolean> {
  const deleted = await sql`delete from second_factors where account_id = ${accountId}`.execute(tx);
  return deleted.numAffectedRows === 1n;
}

export async function listSecrets(
  db: Queryable,
): Promise<Columns<'second_factors', 'account_id' | 'secret'>[]> {
  const found = await sql<Columns<'second_factors', 'account_id' | 'secret'>>`
    select account_id, secret from second_factors order by account_id`.execute(db);
  return found.rows;
}

/** Replaces an encrypted secret by the same one under another key, unless it was changed meanwhile. */
export async function replaceSealed(
  db: Queryable,
  accountId: number,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<void> {
  await sql`update second_factors set secret = ${to} where account_id = ${accountId} and secret = ${from}`.execute(
    db,
  );
}
