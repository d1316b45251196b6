import type { StoredFile } from '@trattativa/contract/files/uploads/files';
import type { Actor } from '../../platform/actor.ts';
import type { FileRights } from '../attachment-kinds.ts';
import type { FileRow } from './files.repository.ts';

/** What the platform wrote is kept: nobody removes it by hand. */
export function canRemoveFile(
  rights: FileRights,
  actor: Actor,
  file: Pick<FileRow, 'uploaded_by' | 'generated'>,
): boolean {
  if (file.generated) return false;
  if (rights.remove === 'own') return file.uploaded_by === actor.accountId;
  return rights.remove === 'any';
}

/** The only presenter of attachments. */
export function presentFile(file: FileRow, rights: FileRights, actor: Actor): StoredFile {
  return {
    id: file.id,
    name: file.name,
    type: file.type,
    bytes: file.bytes,
    generated: file.generated,
    createdAt: file.created_at.toISOString(),
    by: file.uploader_name,
    can: { remove: canRemoveFile(rights, actor, file) },
  };
}
