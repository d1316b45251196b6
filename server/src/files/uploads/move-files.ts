import type { Transaction } from '../../platform/database/database.ts';
import { moveFilesOf, type Parent } from './files.repository.ts';

/** Moves the attachments of a record that became another, as a draft becomes a request. */
export function moveFiles(tx: Transaction, from: Parent, to: Parent): Promise<void> {
  return moveFilesOf(tx, from, to);
}
