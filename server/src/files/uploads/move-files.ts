import type { Transaction } from '../../platform/database/database.ts';
import { moveFilesOf, type Parent } from './files.repository.ts';

/** What one thing has become another, as a draft becomes a request: its attachments hang on that from now on. */
export function moveFiles(tx: Transaction, from: Parent, to: Parent): Promise<void> {
  return moveFilesOf(tx, from, to);
}
