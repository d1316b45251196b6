import { sql } from 'kysely';
import type { Queryable, Transaction } from '../database/database.ts';

/** An account's Idempotency-Key. */
export interface CallKey {
  accountId: number;
  key: string;
}

/**
 * Claims a key for a call. False when a running or finished call holds it. A claim with the same body from
 * before `diedBefore`, which neither created nor answered anything, is taken over.
 */
export async function claimKey(
  db: Queryable,
  call: CallKey & { path: string; bodyHash: Buffer },
  at: Date,
  diedBefore: Date,
): Promise<boolean> {
  const claimed = await sql`
    insert into idempotency_keys as k (account_id, key, path, body_hash, created_at)
    values (${call.accountId}, ${call.key}, ${call.path}, ${call.bodyHash}, ${at})
    on conflict (account_id, key) do update set created_at = excluded.created_at
      where k.status is null and k.made_at is null and k.body_hash = excluded.body_hash
        and k.created_at < ${diedBefore}
    returning key`.execute(db);
  return claimed.rows.length > 0;
}

export async function saveAnswer(db: Queryable, call: CallKey, answer: unknown): Promise<void> {
  await sql`
    update idempotency_keys set status = 200, answer = ${JSON.stringify(answer)}::json
    where account_id = ${call.accountId} and key = ${call.key}`.execute(db);
}

/** Releases the key of a refused call, unless the call created something. */
export async function releaseKey(db: Queryable, call: CallKey): Promise<void> {
  await sql`
    delete from idempotency_keys
    where account_id = ${call.accountId} and key = ${call.key} and made_at is null`.execute(db);
}

/** Records, in the creating transaction, that the key has created something. */
export async function markMade(tx: Transaction, call: CallKey, at: Date): Promise<void> {
  await sql`
    update idempotency_keys set made_at = ${at}
    where account_id = ${call.accountId} and key = ${call.key}`.execute(tx);
}

export interface KeyedCallRow {
  body_hash: Buffer;
  /** Null: not answered. */
  status: number | null;
  answer: unknown;
  made_at: Date | null;
  created_at: Date;
}

export async function findKeyedCall(db: Queryable, call: CallKey): Promise<KeyedCallRow | null> {
  const found = await sql<KeyedCallRow>`
    select body_hash, status, answer, made_at, created_at from idempotency_keys
    where account_id = ${call.accountId} and key = ${call.key}`.execute(db);
  return found.rows[0] ?? null;
}

export async function purgeOldKeys(tx: Transaction, before: Date): Promise<void> {
  await sql`delete from idempotency_keys where created_at < ${before}`.execute(tx);
}

export async function eraseKeys(tx: Transaction, accountId: number): Promise<void> {
  await sql`delete from idempotency_keys where account_id = ${accountId}`.execute(tx);
}
