import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeEveryRecord } from '../../../test/factories/every-record.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { createTestDatabase } from '../../../test/stage/test-database.ts';
import { eraseAgain } from '../../identity/accounts/data/erase-account.ts';
import { connect } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { FolderStorage } from '../../platform/storage/folder-storage.ts';
import type { FileStorage } from '../../platform/storage/storage.ts';
import type { BackupSums } from './contents.ts';
import { erasedInLog } from './erased-in-log.ts';
import { type RestoreParts, restoreBackup } from './restore-backup.ts';
import { fixTextForms, listTables, sumTable } from './tables.repository.ts';
import { writeBackup } from './write-backup.ts';

const migrations = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const storedName = 'files/paper_of_twenty_letters';
const passphrase = 'salami slices at the second gate';

let app: TestApp;
let folder: string;
let plain: string;
let sealed: string;
let sums: BackupSums;
/** Of the encrypted backup: the service may have written in between. */
let sealedSums: BackupSums;
let target: { url: string; drop(): Promise<void> };
/** The store of the installation that a backup is restored to. */
let store: FileStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trattativa-backup-'));
  app = await buildTestApp();
  await fillMarket();
  [plain, sealed] = [join(folder, 'plain.tar'), join(folder, 'sealed.tar')];
  const parts = {
    databaseUrl: app.databaseUrl,
    store: app.services.storage,
    release: '0.1.0',
    at: new Date('2026-09-15T10:00:00Z'),
  };
  // The service is connected meanwhile.
  ({ sums } = await writeBackup({ ...parts, path: plain, passphrase: undefined }));
  ({ sums: sealedSums } = await writeBackup({ ...parts, path: sealed, passphrase }));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  target = await createTestDatabase({ empty: true });
  store = new FolderStorage(await mkdtemp(join(folder, 'store-')));
});
afterEach(() => target.drop());

/** Accounts with sessions, records of all kinds, a job, files, and more text than goes into one part. */
async function fillMarket(): Promise<void> {
  const { people } = await makeEveryRecord(app);
  await app.settle();
  const { db, storage } = app.services;
  await db.transaction().execute((tx) => app.services.jobs.enqueue(tx, 'deliver-mails', {}));
  const paper = join(folder, 'paper');
  await writeFile(paper, 'signed');
  await storage.put(storedName, paper, 'text/plain');
  await onDatabase(app.databaseUrl, async (client) => {
    await client.query(
      `insert into files (id, parent_kind, parent_id, name, type, bytes, uploaded_by, created_at, stored_at)
       values ($1, 'offer', 1, 'paper.txt', 'text/plain', 6, $2, now(), now())`,
      [storedName.slice('files/'.length), people[0]?.accountId],
    );
    await client.query(`insert into avatars (id, created_at) values ('picture_that_is_not_there', now())`);
    await client.query(
      `insert into local_mail (recipient, subject, text_body, html_body, sent_at)
       select 'ada@test.example', 'Tab	and \\. ' || n, repeat(md5(n::text) || e'\\n\\\\\\t', 350), '', now()
       from generate_series(1, 1000) n`,
    );
  });
}

async function onDatabase<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connect(url, 'looking');
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const restore = ({ databaseUrl = target.url, ...parts }: Partial<RestoreParts> = {}) =>
  restoreBackup({
    databaseUrl,
    store,
    path: plain,
    passphrase: undefined,
    migrations,
    replace: false,
    say: () => {},
    ...parts,
  });

/** Rows and sum of each table. */
const sumsOf = (url: string) =>
  onDatabase(url, async (client) => {
    await fixTextForms(client);
    const found: BackupSums['tables'] = {};
    for (const table of await listTables(client)) found[table.name] = await sumTable(client, table);
    return found;
  });

/** Everything that keeps rows in order, as text. */
const rulesOf = (url: string) =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query(`
      select conrelid::regclass::text as name, pg_get_constraintdef(oid) as rule from pg_constraint
        where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
      union all select tgrelid::regclass::text, pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
      union all select indrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
        where indrelid::regclass::text not like 'pg\\_%'
      order by 1, 2`);
    return rows;
  });

/** What ending all sessions changes on purpose. */
const changed = ['sessions', 'access_tokens'];
const without = (tables: BackupSums['tables']) =>
  Object.fromEntries(Object.entries(tables).filter(([name]) => !changed.includes(name)));

describe('a restored backup', () => {
  let restored: { url: string; drop(): Promise<void> };
  let restoredStore: FileStorage;
  beforeAll(async () => {
    restored = await createTestDatabase({ empty: true });
    restoredStore = new FolderStorage(await mkdtemp(join(folder, 'store-')));
    await restore({ databaseUrl: restored.url, store: restoredStore });
  });
  afterAll(() => restored.drop());

  it('has the same rows, rules and files as the database from which it was made', async () => {
    expect(without(await sumsOf(restored.url))).toEqual(without(sums.tables));
    expect(await rulesOf(restored.url)).toEqual(await rulesOf(app.databaseUrl));
    expect(sums.tables.local_mail?.rows).toBe(1_000);
    expect(sums.tables['pgboss.job']?.rows).toBeGreaterThan(0);
    const stored = await restoredStore.read(storedName);
    expect(stored && (await text(stored.stream))).toBe('signed');
  });

  it('has no session that is open', async () => {
    const count = await onDatabase(restored.url, (client) =>
      client.query(`select (select count(*)::int from sessions) as sessions,
        (select count(*)::int from sessions where ended_at is null) as open, (select count(*)::int from access_tokens) as tokens`),
    );
    expect(count.rows).toEqual([{ sessions: expect.any(Number), open: 0, tokens: 0 }]);
    expect(count.rows[0].sessions).toBeGreaterThan(0);
  });

  it('goes on where the database was: new rows get new numbers, and the service starts', async () => {
    const node = await buildTestApp({ databaseUrl: restored.url });
    const { people } = await makeEveryRecord(node);
    const earlier = await onDatabase(app.databaseUrl, (client) =>
      client.query('select max(id)::int as last from accounts'),
    );
    expect(people[0]?.accountId).toBeGreaterThan(earlier.rows[0].last);
    await node.close();
  });

  it('names the files that the store did not have', () => {
    expect(sums.missing).toEqual(['avatars/picture_that_is_not_there.png']);
    expect(sums.files).toBe(1);
  });
});

describe('an encrypted backup', () => {
  it('is opened with its passphrase alone', async () => {
    expect((await readFile(sealed)).includes('backup.json')).toBe(false);
    await expect(restore({ path: sealed })).rejects.toThrow(/is encrypted\. Set BACKUP_PASSPHRASE/);
    await expect(restore({ path: sealed, passphrase: 'another long passphrase' })).rejects.toThrow(
      'BACKUP_PASSPHRASE does not open this backup.',
    );
    await restore({ path: sealed, passphrase });
    expect(without(await sumsOf(target.url))).toEqual(without(sealedSums.tables));
  });

  it.each([
    ['cut off', (path: string) => truncate(path, 40_000)],
    ['longer than it was', (path: string) => appendFile(path, 'more')],
  ])('is refused when it is %s, before anything is changed', async (_how, change) => {
    const damaged = join(folder, 'damaged.tar');
    await writeFile(damaged, await readFile(sealed));
    await change(damaged);
    await expect(restore({ path: damaged, passphrase })).rejects.toThrow(/damaged|does not open/);
    expect(await sumsOf(target.url)).toEqual({});
  });
});

describe('a restore is refused before anything is changed', () => {
  it('when a byte of the backup is another one, or its end is missing', async () => {
    const bytes = await readFile(plain);
    const damaged = join(folder, 'damaged.tar');
    for (const changedBytes of [
      bytes.with(Math.floor(bytes.length / 2), (bytes.at(Math.floor(bytes.length / 2)) ?? 0) ^ 1),
      bytes.subarray(0, bytes.length / 2),
    ]) {
      await writeFile(damaged, changedBytes);
      await expect(restore({ path: damaged })).rejects.toThrow(/is damaged or not complete/);
    }
    expect(await sumsOf(target.url)).toEqual({});
  });

  it('when there is no such file', async () => {
    await expect(restore({ path: join(folder, 'nowhere') })).rejects.toThrow(/cannot be read \(ENOENT\)/);
  });

  it('when the database is not empty, or the service runs on it', async () => {
    await migrate({ url: target.url, directory: migrations });
    await expect(restore()).rejects.toThrow('The database is not empty.');
    const node = await buildTestApp({ databaseUrl: target.url });
    await expect(restore({ replace: true })).rejects.toThrow(/^The service runs on this database/);
    await node.close();
  });

  it('when a newer release made the backup', async () => {
    const older = await mkdtemp(join(folder, 'migrations-'));
    await expect(restore({ migrations: older })).rejects.toThrow(
      /^The backup was made by a newer release \(0\.1\.0, with 0001-/,
    );
  });
});

it('replaces what a database holds, and knows who was erased in it', async () => {
  await restore();
  const node = await buildTestApp({ databaseUrl: target.url });
  const { people } = await makeEveryRecord(node);
  const accountId = people[0]?.accountId ?? 0;
  await eraseAgain(node.services.db, accountId, new Date());
  await node.close();
  const { erasedBefore } = await restore({ replace: true });
  expect(erasedBefore).toEqual([accountId]);
  expect(without(await sumsOf(target.url))).toEqual(without(sums.tables));
});

it('a restore that ends halfway leaves a database on which no release starts, until it is repeated', async () => {
  const full: FileStorage = Object.assign(Object.create(store) as FileStorage, {
    put: () => Promise.reject(new Error('no space left')),
  });
  await expect(restore({ store: full })).rejects.toThrow('no space left');
  await expect(migrate({ url: target.url, directory: migrations })).rejects.toThrow(
    'A restore into this database was not finished. Run npm run restore again, with --replace.',
  );
  await restore({ replace: true });
  expect(without(await sumsOf(target.url))).toEqual(without(sums.tables));
});

it('finds in a log who was erased, whatever stands before its lines', () => {
  const log = [
    '{"level":30,"event":"account erased","account":12,"msg":"a person erased their account"}',
    'Sep 15 10:00:00 host trattativa[7]: {"level":30,"event":"account erased","account":31}',
    '{"level":30,"event":"signed in","account":40}',
    'Trattativa is ready at https://trattativa.test',
    '{"event":"account erased"',
  ];
  expect(erasedInLog(log.join('\n'))).toEqual([12, 31]);
});
