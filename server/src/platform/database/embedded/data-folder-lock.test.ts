import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trattativa-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that holds the folder's lock until it is killed. */
async function lockInAnotherProcess() {
  const module = new URL('./data-folder-lock.ts', import.meta.url).href;
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(module)});
    await lockDataFolder(${JSON.stringify(folder)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('a data folder', () => {
  it('is held by one start at a time; the second is refused with the name of the holder', async () => {
    const other = await lockInAnotherProcess();
    const refused = await lockDataFolder(folder, 0).catch((error: unknown) => error);
    other.kill('SIGKILL');
    expect(refused).toBeInstanceOf(DataFolderInUse);
    expect((refused as Error).message).toBe(
      `Trattativa is already running on the data folder ${folder} (process ${other.pid}). Stop that one first, or set DATA_DIR to another folder.`,
    );
  });

  it('is free again when its holder was killed, also for a start that was already waiting', async () => {
    const other = await lockInAnotherProcess();
    const waiting = lockDataFolder(folder, 20_000);
    other.kill('SIGKILL');
    const { release } = await waiting;
    await release();
  });

  it('is free again after release, and a second release frees nobody else', async () => {
    const first = await lockDataFolder(folder, 0);
    await first.release();
    const second = await lockDataFolder(folder, 0);
    await first.release();
    await expect(lockDataFolder(folder, 0)).rejects.toThrow(DataFolderInUse);
    await second.release();
  });

  it('is given to exactly one of several concurrent starts', async () => {
    const starts = await Promise.allSettled(Array.from({ length: 5 }, () => lockDataFolder(folder, 0)));
    const given = starts.filter((start) => start.status === 'fulfilled');
    expect(given).toHaveLength(1);
    await given[0]?.value.release();
  });
});
