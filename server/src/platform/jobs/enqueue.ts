import type { Transaction } from '../database/database.ts';

/** Puts a job into the transaction that needs it: it exists when, and only when, that commits. */
export interface Jobs {
  enqueue(tx: Transaction, name: string, data: object): Promise<void>;
}
