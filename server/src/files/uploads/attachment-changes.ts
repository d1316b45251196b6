import type { FilesChange } from '@trattativa/contract/files/uploads/events';
import { maxFiles } from '@trattativa/domain/platform/file-limits';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { attachmentKinds, type Parent } from '../attachment-kinds.ts';

/**
 * Notifies the open screens concerned and the audit of a deal. The screens reload with authorisation. One
 * event per parent whose list shows the file.
 */
export async function recordFilesChanged(
  tx: Transaction,
  actor: Actor,
  parent: Parent,
  change: FilesChange,
  at: Date,
): Promise<void> {
  const listedWith = (await attachmentKinds.get(parent.kind).listedWith?.(tx, parent.id)) ?? [parent];
  for (const { kind, id } of listedWith) {
    await recordEvent(tx, {
      type: 'files.changed',
      data: { parentKind: kind, parentId: id, change },
      recipients: [actor.accountId, ...(await attachmentKinds.get(kind).audience(tx, id, dayOf(at)))],
      actorId: actor.accountId,
      at,
    });
  }
}

/**
 * Writes an attachment. Throws `TOO_MANY_FILES` when the parent has reached its limit, uploads in progress
 * included.
 */
export function withinFileCap<Written>(parent: Parent, written: Promise<Written>): Promise<Written> {
  const cap = parent.kind === 'unsent' ? 'cap_unsent_files' : 'cap_files';
  const max = attachmentKinds.get(parent.kind).max ?? maxFiles;
  return withinCap(cap, written, () => new AppError('TOO_MANY_FILES', { params: { max } }));
}
