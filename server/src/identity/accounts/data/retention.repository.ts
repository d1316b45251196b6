import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

/** Marks expired sessions as ended. */
export async function endExpiredSessions(
  tx: Transaction,
  limits: { usedBefore: Date; createdBefore: Date; at: Date },
): Promise<void> {
  await sql`
    update sessions set ended_at = ${limits.at}
    where ended_at is null and (last_used_at <= ${limits.usedBefore} or created_at <= ${limits.createdBefore})`.execute(
    tx,
  );
}

/** Deletes rows older than the instant of their kind: codes by expiry, sessions by when they ended. */
export async function purgeRows(
  tx: Transaction,
  before: { codes: Date; failures: Date; sessions: Date },
): Promise<void> {
  await sql`delete from account_codes where expires_at < ${before.codes}`.execute(tx);
  await sql`delete from sign_in_failures where at < ${before.failures}`.execute(tx);
  await sql`delete from sessions where ended_at < ${before.sessions}`.execute(tx);
  await sql`delete from access_tokens where expires_at < ${before.failures}`.execute(tx);
}

/**
 * Unconfirmed accounts opened before an instant: never activated, or a minor's whose guardian never answered.
 * Excludes accounts that were open and are suspended: others have dealt with them.
 */
export async function listUnconfirmed(
  tx: Transaction,
  before: Date,
  adultBornUntil: string,
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from accounts
    where created_at < ${before} and deleted_at is null and not is_staff and (
      activated_at is null
      or (guardian_confirmed_at is null and guardian_withdrawn_at is null and suspended_at is null
          and born_date > ${adultBornUntil}::date))
    order by id limit 500`.execute(tx);
  return found.rows.map((row) => row.id);
}

/**
 * Locks an account that was never used, so that a concurrent confirmation comes before or after. False when
 * it was confirmed meanwhile, or is gone.
 */
export async function lockUnconfirmed(
  tx: Transaction,
  accountId: number,
  before: Date,
  adultBornUntil: string,
): Promise<boolean> {
  const held = await sql<{ waits: boolean }>`
    select activated_at is null or (guardian_confirmed_at is null and guardian_withdrawn_at is null and suspended_at is null
      and born_date > ${adultBornUntil}::date) as waits
    from accounts where id = ${accountId} and created_at < ${before} and deleted_at is null for update`.execute(
    tx,
  );
  return held.rows[0]?.waits === true;
}

/** Deletes an account that was never used, with all rows that reference it. */
export async function deleteUnconfirmed(tx: Transaction, accountId: number): Promise<void> {
  await sql`update accounts set partner_id = null where partner_id = ${accountId}`.execute(tx);
  await sql`delete from accounts where id = ${accountId}`.execute(tx);
}
