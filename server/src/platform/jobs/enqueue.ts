import type { Transaction } from '../database/database.ts';

/** Enqueues a job in the caller's transaction: the job exists only if that commits. */
export interface Jobs {
  enqueue(tx: Transaction, name: string, data: object): Promise<void>;
}
