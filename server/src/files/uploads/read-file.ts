import type { Readable } from 'node:stream';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { avatarStorageName, listPicturesOf } from '../pictures/avatars.repository.ts';
import { accessFile } from './access-file.ts';
import type { FileOfPerson, FileRow } from './files.repository.ts';
import { storageName } from './store-file.ts';

/** The bytes of an attachment whose parent the caller may read. Throws `NOT_FOUND`. */
export async function readFile(services: Services, actor: Actor, id: string): Promise<FileAnswer> {
  return contentOf(services, (await accessFile(services, actor, id)).file);
}

/** The bytes of an already authorised attachment. */
export async function contentOf(services: Services, file: FileRow): Promise<FileAnswer> {
  const content = await services.storage.read(storageName(file.id));
  if (!content) {
    services.log.error({ file: file.id }, 'the bytes of a file are gone from the store');
    throw new AppError('NOT_FOUND');
  }
  return { name: file.name, type: file.type, bytes: content.bytes, body: content.stream };
}

/**
 * The bytes of a file for its person's data export: files they sent in a message are theirs; all others must
 * be readable to them now, by the parent's access check. Null when they are not, or when the bytes are gone.
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

/** Yields a person's own pictures; missing ones are skipped. */
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
