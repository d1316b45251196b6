import { eraseFiles } from '../../files/uploads.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { emptyOffersTo, listOffersTo } from './erase-offers.repository.ts';

/**
 * Takes the person out of the offers made to them, with their documents. The offer itself is the other side's too and still
 * opens for it.
 */
export async function eraseOffers(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await eraseFiles(tx, ['offerPlayer'], await listOffersTo(tx, accountId), at);
  await emptyOffersTo(tx, accountId);
}
