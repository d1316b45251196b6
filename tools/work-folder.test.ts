import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openWorkFolder } from './work-folder.ts';

const base = mkdtempSync(join(tmpdir(), 'work-folder-'));
afterEach(() => rmSync(base, { recursive: true, force: true }));

describe('the temporary folder of a test run', () => {
  it('is removed with all that is in it', () => {
    mkdirSync(base, { recursive: true });
    const folder = openWorkFolder(base);
    writeFileSync(join(folder.path, 'file'), 'x');
    folder.remove();
    expect(existsSync(folder.path)).toBe(false);
  });

  it('takes the place of those that killed runs have left, and leaves those of running ones', () => {
    mkdirSync(base, { recursive: true });
    // Above the highest process id of any system.
    const left = join(base, 'trattativa-tests-99999999-abc');
    const running = join(base, `trattativa-tests-${process.pid}-abc`);
    for (const path of [left, running]) mkdirSync(path);
    openWorkFolder(base);
    expect([existsSync(left), existsSync(running)]).toEqual([false, true]);
  });

  it('lies in the system’s temporary folder when the other place does not exist', () => {
    const folder = openWorkFolder(join(base, 'missing'));
    expect(folder.path.startsWith(tmpdir())).toBe(true);
    folder.remove();
  });
});
