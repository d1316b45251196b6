import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** What goes with an account in all modules: they hold rows about the person that accounts know nothing of. */
export interface AccountErasure {
  /** Open negotiations and offers that nobody but this person can answer. */
  countOpenDeals(tx: Transaction, accountId: number): Promise<number>;
  /** Erases the person from everything, and ends the sessions. */
  eraseAccount(tx: Transaction, accountId: number, at: Date): Promise<void>;
  /** Takes the person out of portfolio records that were deleted before an instant. */
  emptyDeletedRecords(tx: Transaction, before: Date): Promise<void>;
}

export const accountErasure = new Port<AccountErasure>('erasure of accounts');
