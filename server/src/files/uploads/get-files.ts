import type { fileEndpoints } from '@trattativa/contract/files/uploads/endpoints';
import type { StoredFile } from '@trattativa/contract/files/uploads/files';
import type { Actor } from '../../platform/actor.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { attachmentKinds, type FileRights, type Parent } from '../attachment-kinds.ts';
import { listFiles } from './files.repository.ts';
import { presentFile } from './present-file.ts';

/** The attachments of a parent, after those of the record around it. */
export async function getFiles(
  services: Services,
  { actor, input }: CallOf<typeof fileEndpoints.getFiles>,
): Promise<{ items: StoredFile[]; can: { add: boolean } }> {
  const parent: Parent = { kind: input.parentKind, id: input.parentId };
  const { rights: rightsOf, around: aroundOf } = attachmentKinds.get(parent.kind);
  const rights = await rightsOf(services, actor, parent.id);
  const around = (await aroundOf?.(services, parent.id)) ?? null;
  const before = around
    ? await presented(
        services,
        actor,
        around,
        await attachmentKinds.get(around.kind).rights(services, actor, around.id),
      )
    : [];
  return {
    items: [...before, ...(await presented(services, actor, parent, rights))],
    can: { add: rights.add },
  };
}

async function presented(
  { db }: Services,
  actor: Actor,
  parent: Parent,
  rights: FileRights,
): Promise<StoredFile[]> {
  return (await listFiles(db, parent)).map((file) => presentFile(file, rights, actor));
}
