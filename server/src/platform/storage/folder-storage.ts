import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { assertStorageName, type FileStorage, type StoredBytes } from './storage.ts';

/** Files in a local folder. Writes are atomic: a file appears whole or not at all. */
export class FolderStorage implements FileStorage {
  readonly #root: string;

  constructor(dataDir: string) {
    this.#root = resolve(dataDir, 'files');
  }

  async put(name: string, path: string): Promise<void> {
    const place = this.#place(name);
    await mkdir(dirname(place), { recursive: true });
    const partial = `${place}.${randomUUID()}.partial`;
    try {
      await copyFile(path, partial);
      const written = await open(partial, 'r+');
      await written.sync().finally(() => written.close());
      await rename(partial, place);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  async read(name: string): Promise<StoredBytes | null> {
    try {
      const file = await open(this.#place(name), 'r');
      const { size } = await file.stat();
      return { bytes: size, stream: file.createReadStream() };
    } catch (error) {
      return absentOr(error);
    }
  }

  async size(name: string): Promise<number | null> {
    try {
      return (await stat(this.#place(name))).size;
    } catch (error) {
      return absentOr(error);
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.#place(name), { force: true });
  }

  #place(name: string): string {
    assertStorageName(name);
    return join(this.#root, name);
  }
}

function absentOr(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
