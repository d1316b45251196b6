import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export class DataFolderInUse extends Error {}

/**
 * Claims a data folder for this process, until `release`. A claim whose process has ended, even by kill -9, counts for
 * nothing. Throws `DataFolderInUse` with a sentence for the person who started it.
 */
export async function lockDataFolder(dataDir: string): Promise<{ release(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'in-use-by');
  const claim = `${process.pid} ${startedAt(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(claim);
      await handle.close();
      return { release: () => rm(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '', started = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
    if (isAlive(Number(pid), started)) {
      throw new DataFolderInUse(
        `Trattativa is already running on the data folder ${dataDir} (process ${pid}). Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    await rm(file, { force: true });
  }
  throw new DataFolderInUse(
    `Another start is claiming the data folder ${dataDir} at this moment. Try again.`,
  );
}

function isAlive(pid: number, started: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startedAt(pid) === started;
}

/** When a process began, in the kernel's ticks: tells it from a later one with the same number. Empty where unknown. */
function startedAt(pid: number): string {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return '';
  try {
    return readFileSync(file, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
