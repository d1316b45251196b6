import { eraseFiles } from '../../files/uploads.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { emptyOffersTo, listOffersTo } from './offer-changes.repository.ts';

/**
 * Removes the person's data and documents from the offers made to them. The offers stay, because they
 * belong to the other side as well.
 */
export async function eraseOffers(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await eraseFiles(tx, ['offerPlayer'], await listOffersTo(tx, accountId), at);
  await emptyOffersTo(tx, accountId);
}
