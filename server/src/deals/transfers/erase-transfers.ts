import type { Transaction } from '../../platform/database/database.ts';
import { emptyTransferWords } from './transfer-changes.repository.ts';

/** Removes the comments and notes that the person wrote for a club. The agreed terms stay. */
export async function eraseTransfers(tx: Transaction, accountId: number): Promise<void> {
  await emptyTransferWords(tx, accountId);
}
