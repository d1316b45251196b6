import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parent } from '../attachment-kinds.ts';
import { moveUnsent } from './files.repository.ts';

/**
 * Attaches the account's unsent files to a parent. Throws `INVALID_INPUT` at `fileIds[n]`, or where the caller's field is, for a file that
 * cannot be sent: foreign, already sent, deleted or swept.
 */
export async function sendUnsent(
  tx: Transaction,
  accountId: number,
  fileIds: readonly string[],
  to: Parent,
  fieldOf: (index: number) => (string | number)[] = (index) => ['fileIds', index],
): Promise<void> {
  if (fileIds.length === 0) return;
  const sent = new Set(await moveUnsent(tx, accountId, fileIds, to));
  const fields = fileIds.flatMap((id, index): FieldProblem[] =>
    sent.has(id) ? [] : [{ path: fieldOf(index), code: 'notInList' }],
  );
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
}
