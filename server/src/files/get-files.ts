import type { FileParentKind, StoredFile } from '@trattativa/contract/files/files';
import type { Call } from '../platform/http/call.ts';
import type { Services } from '../platform/services.ts';
import { fileParents } from './file-parents.ts';
import { listFiles } from './files.repository.ts';
import { presentFile } from './present-file.ts';

export async function getFiles(
  services: Services,
  { actor, input }: Call<{ parentKind: FileParentKind; parentId: number }>,
): Promise<{ items: StoredFile[]; can: { add: boolean } }> {
  const rights = await fileParents[input.parentKind].rights(services, actor, input.parentId);
  const files = await listFiles(services.db, { kind: input.parentKind, id: input.parentId });
  return { items: files.map((file) => presentFile(file, rights, actor)), can: { add: rights.add } };
}
