import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseTrouble } from './database-trouble.ts';

export class DataFolderInUse extends Error {}

const sqliteBusy = 5;
const sqliteCannotOpen = 14;
// A start right after a kill meets the last one on its way out.
const patienceMs = 4000;

// A lock ends when its object is collected; held here it lasts as long as the process.
const held = new Set<DatabaseSync>();

/**
 * Claims a data folder for this process, until `release`. Throws `DataFolderInUse` with a sentence for the person who
 * started the second one, after some seconds of patience.
 *
 * The claim is SQLite's lock on a file, thus the operating system's: it ends with its process even by kill -9, and two
 * can never take it at once. A file with a process number in it promises neither.
 */
export async function lockDataFolder(
  dataDir: string,
  patience = patienceMs,
): Promise<{ release(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true });
  const holder = join(dataDir, 'in-use-by');
  const deadline = Date.now() + patience;
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
    if (errcode !== sqliteCannotOpen) throw error;
    throw new DatabaseTrouble(`The data folder ${dataDir} cannot be written by this user.`, { cause: error });
  }
}

async function sentence(dataDir: string, holder: string): Promise<string> {
  const pid = (await readFile(holder, 'utf8').catch(() => '')).trim();
  const who = pid && ` (process ${pid})`;
  return `Trattativa is already running on the data folder ${dataDir}${who}. Stop that one first, or set DATA_DIR to another folder.`;
}
