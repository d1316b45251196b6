import type { Readable } from 'node:stream';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { avatarStorageName, listPicturesOf } from '../pictures/avatars.repository.ts';
import { accessFile } from './access-file.ts';
import type { FileOfPerson } from './files.repository.ts';
import { storageName } from './store-file.ts';

/**
 * The bytes of a file for its person's own copy: what they sent in a message is theirs; everything else they must be able
 * to open at this moment, by the gate of the thing it hangs on. Null where they are not, or where the bytes are gone.
 */
export async function openOwnFile(
  services: Services,
  actor: Actor,
  file: FileOfPerson,
): Promise<Readable | null> {
  if (!file.sent) {
    try {
      await accessFile(services, actor, file.id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
  return open(services, storageName(file.id));
}

/** A person's own pictures, one after the other; those that are gone are left out. */
export async function* openOwnPictures(services: Services, actor: Actor): AsyncGenerator<Readable> {
  for (const name of await listPicturesOf(services.db, actor.accountId)) {
    const picture = await open(services, avatarStorageName(name));
    if (picture) yield picture;
  }
}

async function open(services: Services, name: string): Promise<Readable | null> {
  const stored = await services.storage.read(name);
  if (!stored) services.log.error({ file: name }, 'the bytes of a file are gone from the store');
  return stored?.stream ?? null;
}
