import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { accessFile } from './access-file.ts';
import type { FileRow } from './files.repository.ts';
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
