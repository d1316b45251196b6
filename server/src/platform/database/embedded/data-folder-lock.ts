import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseTrouble } from '../database-trouble.ts';

export class DataFolderInUse extends Error {}

const sqliteBusy = 5;
const sqliteCannotOpen = 14;
const sqliteFull = 13;
// A restart right after a kill can meet the previous process while it exits.
const defaultWaitMs = 4000;

// A garbage-collected connection drops its lock; this reference keeps it for the life of the process.
const held = new Set<DatabaseSync>();

/**
 * Locks a data folder for this process until `release`. Waits a few seconds, then throws `DataFolderInUse`
 * with a message for the operator.
 *
 * The lock is SQLite's file lock, held by the operating system: it ends with its process even after kill -9,
 * and two processes can never hold it at once. A PID file guarantees neither.
 */
export async function lockDataFolder(
  dataDir: string,
  waitMs = defaultWaitMs,
): Promise<{ release(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true });
  const holder = join(dataDir, 'in-use-by');
  const deadline = Date.now() + waitMs;
  let lock = claim(dataDir);
  while (!lock && Date.now() < deadline) {
    await new Promise((later) => setTimeout(later, 100));
    lock = claim(dataDir);
  }
  if (!lock) throw new DataFolderInUse(await sentence(dataDir, holder));
  const taken = lock;
  held.add(taken);
  await writeFile(holder, `${process.pid}\n`);
  return {
    async release() {
      if (!held.delete(taken)) return;
      await rm(holder, { force: true });
      taken.close();
    },
  };
}

function claim(dataDir: string): DatabaseSync | null {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, 'in-use.lock'), { timeout: 0 });
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    if (lock?.isOpen) lock.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === sqliteBusy) return null;
    if (errcode === sqliteCannotOpen)
      throw new DatabaseTrouble(
        `The data folder ${dataDir} cannot be written by this user. Make it writable, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    if (errcode === sqliteFull)
      throw new DatabaseTrouble(
        `There is no space left for the data folder ${dataDir}. Make room, or set DATA_DIR to a folder on another disk.`,
        { cause: error },
      );
    // A damaged file, or a network drive without locks.
    throw new DatabaseTrouble(
      `The data folder ${dataDir} cannot be locked (${(error as Error).message}). Delete the file in-use.lock in it if no Trattativa runs there, or set DATA_DIR to a folder on a local disk.`,
      { cause: error },
    );
  }
}

async function sentence(dataDir: string, holder: string): Promise<string> {
  const pid = (await readFile(holder, 'utf8').catch(() => '')).trim();
  const who = pid && ` (process ${pid})`;
  return `Trattativa is already running on the data folder ${dataDir}${who}. Stop that one first, or set DATA_DIR to another folder.`;
}
