import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/stage/test-database.ts';
import { migrate } from '../database/migrate.ts';
import { checkUpgrade } from './check-upgrade.ts';
import { lineOf } from './finding.ts';
import { noteBackup } from './last-backup.ts';

let database: { url: string; drop(): Promise<void> };
let folder: string;
const at = new Date('2026-09-15T10:00:00Z');

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  folder = await mkdtemp(join(tmpdir(), 'trattativa-upgrade-'));
  await writeFile(join(folder, '0001-people.sql'), '-- Expand: people.\ncreate table people (name text);');
  await migrate({ url: database.url, directory: folder });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const lines = async (migrations = folder) =>
  (
    await checkUpgrade({
      databaseUrl: database.url,
      migrations,
      dataDir: folder,
      release: '0.2.0',
      isEmbedded: true,
      at,
    })
  ).map(lineOf);

it('says that nothing waits, and of which backup it knows', async () => {
  await noteBackup(folder, { at: '2026-09-15T03:00:00Z', path: '/srv/b.tar', bytes: 7, release: '0.1.0' });
  expect(await lines()).toEqual([
    'ok       migrations: The database is that of the release 0.2.0: nothing waits.',
    expect.stringMatching(/^ok {7}space: The database takes \d+ MB\. The disk has \d+ MB free\.$/),
    'ok       backup: The last backup is 7 hours old (/srv/b.tar, of 0.1.0).',
    expect.stringMatching(/^ok {7}way back: The release before starts on the database/),
  ]);
});

it('names what waits, with its kind, and that a contraction has no way back but a backup', async () => {
  await writeFile(join(folder, '0002-ages.sql'), '-- Expand: ages.\nalter table people add age int;');
  await writeFile(
    join(folder, '0003-names.sql'),
    '-- Unused since 0.1.0: people.name.\nalter table people drop name;',
  );
  await noteBackup(folder, { at: '2026-09-12T03:00:00Z', path: '/srv/b.tar', bytes: 7, release: '0.1.0' });
  expect(await lines()).toEqual([
    'note     migrations: The start of 0.2.0 applies 2: 1 that only add, 1 that remove or restrict.',
    'note     expand: 0002-ages.sql: ages.',
    'note     contract: 0003-names.sql: Unused since 0.1.0: people.name.',
    expect.stringMatching(/^ok {7}space/),
    expect.stringMatching(/^warning {2}backup: The last backup is 79 hours old .* npm run backup -- FILE$/),
    expect.stringMatching(/^warning {2}way back: After 0003-names.sql an older release refuses to start\./),
  ]);
});

it('refuses a database that a newer release has contracted, and says when no backup is known', async () => {
  const older = await mkdtemp(join(tmpdir(), 'trattativa-upgrade-'));
  await copyFile(join(folder, '0001-people.sql'), join(older, '0001-people.sql'));
  await writeFile(join(folder, '0002-ages.sql'), 'alter table people add age int;');
  await migrate({ url: database.url, directory: folder });
  expect(await lines(older)).toEqual([
    expect.stringMatching(
      /^fault {4}migrations: A newer release has removed or changed parts .* Start that release/,
    ),
    expect.stringMatching(/^warning {2}backup: No backup by npm run backup is known/),
  ]);
  await rm(older, { recursive: true });
});
