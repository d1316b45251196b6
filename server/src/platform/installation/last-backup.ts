import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is known of the last backup that was made on this machine. */
export interface LastBackup {
  at: string;
  path: string;
  bytes: number;
  release: string;
}

const fileOf = (dataDir: string) => join(dataDir, 'last-backup.json');

/** Null: none was made with this data folder. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as LastBackup);
}

/** Notes a backup that was made and verified. */
export async function noteBackup(dataDir: string, backup: LastBackup): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${fileOf(dataDir)}.new`, `${JSON.stringify(backup)}\n`);
  await rename(`${fileOf(dataDir)}.new`, fileOf(dataDir));
}
