import { discardedParents } from '@trattativa/contract/deals/closing/document-parents';
import { eraseFiles } from '../../files/uploads.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { listDealsOfPerson } from '../documents/documents.repository.ts';

/** Removes the documents of the deals about a person, whoever keeps the record: passport, fitness, permit and the others. */
export async function eraseDealDocuments(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await eraseFiles(tx, discardedParents, await listDealsOfPerson(tx, accountId), at);
}
