import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { attachmentKinds, type FileRights } from '../attachment-kinds.ts';
import { type FileRow, findFile } from './files.repository.ts';

export interface AccessedFile {
  file: FileRow;
  rights: FileRights;
}

/**
 * Authorises an attachment like its parent. Absent, deleted and foreign answer alike: `NOT_FOUND`. Knowing
 * the id is not enough.
 */
export async function accessFile(services: Services, actor: Actor, id: string): Promise<AccessedFile> {
  const accessed = await accessFileEvenDeleted(services, actor, id);
  if (accessed.file.deleted_at !== null) throw new AppError('NOT_FOUND');
  return accessed;
}

/** Authorises an attachment like its parent, also a deleted one, for undoing its deletion. Throws `NOT_FOUND`. */
export async function accessFileEvenDeleted(
  services: Services,
  actor: Actor,
  id: string,
): Promise<AccessedFile> {
  const file = await findFile(services.db, id);
  if (!file) throw new AppError('NOT_FOUND');
  const rights = await attachmentKinds.get(file.parent_kind).rights(services, actor, file.parent_id);
  return { file, rights };
}
