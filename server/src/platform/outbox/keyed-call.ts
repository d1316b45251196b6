import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from '../database/database.ts';
import { type CallKey, markMade } from './keyed-calls.repository.ts';

/** The key of the call that runs now. */
const running = new AsyncLocalStorage<CallKey>();

/** Runs a call so that what it makes is noted under its key. */
export function runKeyed<Answer>(call: CallKey, answer: () => Promise<Answer>): Promise<Answer> {
  return running.run(call, answer);
}

/** Notes, in the transaction that makes the thing, that the key of this call has made it. Nothing without a key. */
export async function noteMade(tx: Transaction, at: Date): Promise<void> {
  const call = running.getStore();
  if (call) await markMade(tx, call, at);
}
