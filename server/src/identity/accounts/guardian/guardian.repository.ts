import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../../platform/database/database.ts';

export interface Ward extends Columns<'accounts', 'born_date' | 'name' | 'surname' | 'language'> {
  account_id: number;
  guardian_email: string;
}

/** An account with a guardian's consent; null otherwise. */
export async function findWard(db: Queryable, accountId: number): Promise<Ward | null> {
  const found = await sql<Ward>`
    select id as account_id, guardian_email::text, born_date, name, surname, language from accounts
    where id = ${accountId} and guardian_confirmed_at is not null and guardian_email is not null`.execute(db);
  return found.rows[0] ?? null;
}

/** Closes a minor's account. */
export async function closeWardAccount(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`
    update accounts set guardian_withdrawn_at = coalesce(guardian_withdrawn_at, ${at}), guardian_confirmed_at = null
    where id = ${accountId}`.execute(tx);
}

/**
 * Replaces a guardian who has not answered, and invalidates the links mailed so far. False when the consent
 * was given or refused meanwhile.
 */
export async function replaceGuardian(
  tx: Transaction,
  accountId: number,
  guardianEmail: string,
  at: Date,
): Promise<boolean> {
  const replaced = await sql`
    update accounts set guardian_email = ${guardianEmail}
    where id = ${accountId} and guardian_confirmed_at is null and guardian_withdrawn_at is null`.execute(tx);
  if (replaced.numAffectedRows !== 1n) return false;
  await sql`
    update account_codes set used_at = ${at}
    where account_id = ${accountId} and purpose = 'guardian' and used_at is null`.execute(tx);
  return true;
}

/** Saves an account's birth date and the start of its suspension, null when it is not suspended. */
export async function saveBirthDate(
  tx: Transaction,
  accountId: number,
  bornDate: string,
  suspendedAt: Date | null,
): Promise<void> {
  await sql`
    update accounts set born_date = ${bornDate}, suspended_at = ${suspendedAt} where id = ${accountId}`.execute(
    tx,
  );
}
