import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

/** The Idempotency-Key of the call that runs now. */
interface KeyedCall {
  accountId: number;
  key: string;
}

const running = new AsyncLocalStorage<KeyedCall>();

/** Runs a call so that what it makes is noted under its key. */
export function runKeyed<Answer>(call: KeyedCall, answer: () => Promise<Answer>): Promise<Answer> {
  return running.run(call, answer);
}

/** Notes, in the transaction that makes the thing, that the key of this call has made it. Nothing without a key. */
export async function noteMade(tx: Transaction, at: Date): Promise<void> {
  const call = running.getStore();
  if (!call) return;
  await sql`
    update idempotency_keys set made_at = ${at}
    where account_id = ${call.accountId} and key = ${call.key}`.execute(tx);
}
