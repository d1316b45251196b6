import type { fileEndpoints } from '@trattativa/contract/files/uploads/endpoints';
import { restorableSeconds } from '@trattativa/domain/platform/file-limits';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { addMinutes } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import type { Parent } from '../attachment-kinds.ts';
import { accessFile, accessFileEvenDeleted } from './access-file.ts';
import { recordFilesChanged, withinFileCap } from './attachment-changes.ts';
import { findFile, markFileDeleted, unmarkFileDeleted } from './files.repository.ts';
import { canRemoveFile, presentFile } from './present-file.ts';

/** Deletes an attachment; this can be undone for 30 seconds. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function deleteFile(
  services: Services,
  { actor, input, language }: CallOf<typeof fileEndpoints.deleteFile>,
): Promise<OutputOf<typeof fileEndpoints.deleteFile>> {
  const { file, rights } = await accessFile(services, actor, input.fileId);
  if (!canRemoveFile(rights, actor, file)) throw new AppError('FORBIDDEN');
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    if (!(await markFileDeleted(tx, file.id, at))) throw new AppError('NOT_FOUND');
    await recordFilesChanged(tx, actor, { kind: file.parent_kind, id: file.parent_id }, 'removed', at);
  });
  return { message: translate(language, 'files:deleted') };
}

/** Undoes a recent deletion. Throws `NOT_FOUND` when it is too late, `FORBIDDEN`, `TOO_MANY_FILES`. */
export async function restoreFile(
  services: Services,
  { actor, input, language }: CallOf<typeof fileEndpoints.restoreFile>,
): Promise<OutputOf<typeof fileEndpoints.restoreFile>> {
  const { file, rights } = await accessFileEvenDeleted(services, actor, input.fileId);
  if (!canRemoveFile(rights, actor, file)) throw new AppError('FORBIDDEN');
  const parent: Parent = { kind: file.parent_kind, id: file.parent_id };
  const at = services.clock.now();
  const since = addMinutes(at, -restorableSeconds / 60);
  await services.db.transaction().execute(async (tx) => {
    const restoredNow = await withinFileCap(parent, unmarkFileDeleted(tx, file.id, since));
    if (!restoredNow) throw new AppError('NOT_FOUND');
    await recordFilesChanged(tx, actor, parent, 'restored', at);
  });
  const restored = await findFile(services.db, file.id);
  if (!restored) throw new AppError('NOT_FOUND');
  return { message: translate(language, 'files:restored'), file: presentFile(restored, rights, actor) };
}
