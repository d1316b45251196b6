import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProblem } from '../../../start-problem.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { embeddedTrouble } from './embedded-trouble.ts';

let home: string;
/** A data folder of a stopped database, and the copy that a test damages. */
let whole: string;
let dataDir: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'trattativa-damaged-'));
  await chmod(home, 0o711);
  whole = join(home, 'whole');
  const postgres = await startEmbeddedPostgres({ dataDir: whole, durable: false });
  await postgres.stop();
});
afterAll(() => rm(home, { recursive: true, force: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(home, 'copy-'));
  await chmod(dataDir, 0o711);
  // A copy made by root belongs to root; the start gives it to the user of the database.
  await cp(whole, dataDir, { recursive: true });
});

const place = (...names: string[]) => join(dataDir, 'postgres', ...names);

/** What the person reads whose start fails. */
async function said(folder = dataDir): Promise<string> {
  const error = await startEmbeddedPostgres({ dataDir: folder, durable: false }).then(
    async (postgres) => {
      await postgres.stop();
      throw new Error('It started.');
    },
    (caught: unknown) => caught,
  );
  return startProblem(error);
}

describe('a start on a data folder that cannot be used says what mends it', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    ['without pg_control', 'could not', () => rm(place('global', 'pg_control'))],
    ['without PG_VERSION', 'is not a valid data directory', () => rm(place('PG_VERSION'))],
    ['without its databases', 'does not exist', () => rm(place('base'), { recursive: true })],
    [
      'without its log',
      'could not locate a valid checkpoint',
      () =>
        rm(place('pg_wal'), { recursive: true }).then(() =>
          mkdir(place('pg_wal', 'archive_status'), { recursive: true, mode: 0o700 }),
        ),
    ],
    ['without its roles', 'could not open file "global/1260"', () => rm(place('global', '1260'))],
  ])('%s', async (_what, reason, damage) => {
    await damage();
    const message = await said();
    expect(message.split('\n')[0]).toContain(`The database in ${place()} is damaged or incomplete (`);
    expect(message).toContain(reason);
    expect(message).toContain(
      `Put back the backup of ${dataDir} (docs/operations.md); if it holds only the demo, delete it and start again.`,
    );
    expect(message).not.toMatch(/\n +at /);
  });

  it('a start on a data folder of another version of PostgreSQL says what mends it', async () => {
    await writeFile(place('PG_VERSION'), '17\n');
    expect(await said()).toMatch(
      /^The database in \S+ was made by PostgreSQL 17, and this release brings 18\. Start the release that made it/,
    );
  });

  it('without a file of settings, without the password, or with a folder in its place', async () => {
    await rm(place('postgresql.conf'));
    expect(await said()).toBe(
      `A file of settings in ${place()} is missing or wrong. Put back that file, or the backup of ${dataDir} (docs/operations.md).`,
    );
    const password = join(dataDir, 'postgres-password');
    await rm(password);
    expect(await said()).toBe(
      `The file ${password} is missing, without which the database cannot be opened. Put it back from the backup of the folder.`,
    );
    await mkdir(password);
    expect(await said()).toBe(
      `A folder has the name of a file of the data folder (${password}). Move it away, or set DATA_DIR to another folder.`,
    );
  });

  it('that cannot be locked', async () => {
    await writeFile(join(dataDir, 'in-use.lock'), 'no database file of SQLite at all'.repeat(100));
    expect(await said()).toContain('Delete the file in-use.lock in it if no Trattativa runs there');
  });

  it('that is a file, or lies below one', async () => {
    const file = join(home, 'file');
    await writeFile(file, '');
    for (const folder of [file, join(file, 'data')])
      expect(await said(folder)).toBe(
        `The data folder cannot be made, because a file has its name or that of a folder above (${folder}). Move the file away, or set DATA_DIR to another folder.`,
      );
  });
});

describe('what PostgreSQL says', () => {
  it.each([
    [
      'initdb: error: could not look up effective user ID 4711: user does not exist',
      'The user 4711 has no name',
    ],
    [
      'FATAL:  could not map anonymous shared memory: Cannot allocate memory',
      'has too little memory for the database',
    ],
    ['initdb: error: could not write: No space left on device', 'There is no space left for the database'],
    ['postgres: error while loading shared libraries: libicu.so', 'npm ci'],
    ['FATAL:  data directory "/d" has invalid permissions', 'chmod -R go-rwx /data/postgres'],
    ['FATAL:  data directory "/d" has wrong ownership', 'chown -R --reference=/data/postgres /data/postgres'],
  ])('"%s" becomes a sentence with the way out', (output, sentence) => {
    const failure = {
      dataDir: '/data',
      folder: '/data/postgres',
      problem: 'PostgreSQL ended at once',
      output,
    };
    const { message } = embeddedTrouble(failure);
    expect(message).toContain(sentence);
    expect(message).not.toContain('\n');
  });
});
