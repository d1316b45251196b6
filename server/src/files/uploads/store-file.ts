import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { Parent } from '../attachment-kinds.ts';
import { recordFilesChanged, withinFileCap } from './attachment-changes.ts';
import { type FileRow, findFile, insertUnstored, markStored, removeFileRow } from './files.repository.ts';
import type { InspectedFile } from './inspect-upload.ts';

/** The storage name of an attachment. */
export function storageName(fileId: string): string {
  return `files/${fileId}`;
}

export interface StoreOptions {
  generated?: boolean;
  /** Run in the transaction that inserts the file's row, before and after it. */
  before?: (tx: Transaction) => Promise<void>;
  after?: (tx: Transaction, fileId: string) => Promise<void>;
}

/**
 * Stores a file: the row first, then the bytes, then the notification, so that the store never holds bytes
 * without a row. Throws `TOO_MANY_FILES`.
 */
export async function storeFile(
  services: Services,
  actor: Actor,
  parent: Parent,
  file: InspectedFile,
  { generated = false, before, after }: StoreOptions = {},
): Promise<FileRow> {
  const at = services.clock.now();
  const id = services.ids.secret();
  const sha256 = await sha256Of(file.path);
  await services.db.transaction().execute(async (tx) => {
    await before?.(tx);
    const { name, type, bytes } = file;
    const uploadedBy = actor.accountId;
    const written = insertUnstored(tx, { id, parent, name, type, bytes, generated, sha256, uploadedBy, at });
    await withinFileCap(parent, written);
    await after?.(tx, id);
  });
  try {
    await services.storage.put(storageName(id), file.path, file.type);
  } catch (error) {
    services.log.error({ err: error }, 'a file could not be stored');
    await removeFileRow(services.db, id);
    throw new AppError('UNAVAILABLE', { retryAfter: 10 });
  }
  const stored = await services.db.transaction().execute(async (tx) => {
    if (!(await markStored(tx, id, at))) return null;
    await recordFilesChanged(tx, actor, parent, 'added', at);
    return findFile(tx, id);
  });
  if (!stored) throw new AppError('UNAVAILABLE', { retryAfter: 10 });
  return stored;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
