import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'trattativa-tests-';
/** What the databases and browsers of a whole run take at most, with room to spare (bytes). */
const minFreeBytes = 6 * 1024 ** 3;

export interface WorkFolder {
  path: string;
  /** Removes it with all that is in it. */
  remove(): void;
}

/**
 * A temporary folder for one run of the tests: in memory where there is enough of it, since a run copies a database of 1,400
 * files about 500 times and a disk that is behind with writing makes each copy ten times as slow. Folders of runs that were
 * killed are removed.
 */
export function openWorkFolder(folder = memory): WorkFolder {
  const base = freeBytesIn(folder) >= minFreeBytes ? folder : tmpdir();
  for (const name of readdirSync(base)) {
    const [, pid] = name.startsWith(prefix) ? (/^(\d+)-/.exec(name.slice(prefix.length)) ?? []) : [];
    if (pid !== undefined && !isRunning(Number(pid))) removeFolder(join(base, name));
  }
  const path = mkdtempSync(join(base, `${prefix}${process.pid}-`));
  // PostgreSQL, which runs as another user when root starts it, must be able to enter the folder.
  chmodSync(path, 0o711);
  return { path, remove: () => removeFolder(path) };
}

function freeBytesIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
