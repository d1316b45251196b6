import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataFolderInUse extends Error {}

const sqliteBusy = 5;
const sqliteCannotOpen = 14;

// A lock ends when its object is collected; held here it lasts as long as the process.
const held = new Set<DatabaseSync>();

/**
 * Claims a data folder for this process, until `release`. Throws `DataFolderInUse` with a sentence for the person who
 * started the second one.
 *
 * The claim is SQLite's lock on a file, thus the operating system's: it ends with its process even by kill -9, and two
 * can never take it at once. A file with a process number in it promises neither.
 */
export async function lockDataFolder(dataDir: string): Promise<{ release(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true });
  const holder = join(dataDir, 'in-use-by');
  const lock = await claim(dataDir, holder);
  held.add(lock);
  await writeFile(holder, `${process.pid}\n`);
  return {
    async release() {
      if (!held.delete(lock)) return;
      await rm(holder, { force: true });
      lock.close();
    },
  };
}

async function claim(dataDir: string, holder: string): Promise<DatabaseSync> {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, 'in-use.lock'), { timeout: 0 });
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    if (lock?.isOpen) lock.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === sqliteCannotOpen) {
      throw new Error(`The data folder ${dataDir} cannot be written by this user.`, { cause: error });
    }
    if (errcode !== sqliteBusy) throw error;
    const pid = (await readFile(holder, 'utf8').catch(() => '')).trim();
    throw new DataFolderInUse(
      `Trattativa is already running on the data folder ${dataDir}${pid && ` (process ${pid})`}. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}
