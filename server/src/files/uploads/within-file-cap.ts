import { mostFiles } from '@trattativa/domain/platform/file-limits';
import { AppError } from '../../platform/app-error.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import { attachmentKinds } from '../attachment-kinds.ts';
import type { Parent } from './files.repository.ts';

/**
 * Writes an attachment. Throws `TOO_MANY_FILES` when the parent has reached its limit, uploads in progress
 * included.
 */
export function withinFileCap<Written>(parent: Parent, written: Promise<Written>): Promise<Written> {
  const cap = parent.kind === 'unsent' ? 'cap_unsent_files' : 'cap_files';
  const max = attachmentKinds.get(parent.kind).most ?? mostFiles;
  return withinCap(cap, written, () => new AppError('TOO_MANY_FILES', { params: { max } }));
}
