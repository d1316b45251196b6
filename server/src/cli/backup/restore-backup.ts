import { createWriteStream } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { checkServer } from '../../platform/database/check-server.ts';
import { connect } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { readMigrations } from '../../platform/database/migration-files.ts';
import { createQueueTables, queueVersion } from '../../platform/jobs/queue-tables.ts';
import type { FileStorage } from '../../platform/storage/storage.ts';
import { type ArchiveEntry, readArchive, verifyArchive } from './archive.ts';
import {
  type BackedUpTable,
  type BackupHead,
  BackupRefused,
  type BackupSums,
  fileFolder,
  partName,
} from './contents.ts';
import {
  asOne,
  countOwnConnections,
  dropEverything,
  endAllSessions,
  fixTextForms,
  listErased,
  listTables,
  markUnfinished,
  openTables,
  setSequence,
  sumTable,
  writeRows,
} from './tables.repository.ts';

export interface RestoreParts {
  databaseUrl: string;
  store: FileStorage;
  path: string;
  passphrase: string | undefined;
  /** The folder of this release's migrations. */
  migrations: string;
  /** Whether what is in the database may be removed. */
  replace: boolean;
  /** Called when nothing can refuse the restore any more, before the files come in. */
  beforeFiles?: () => Promise<void>;
  say(line: string): void;
}

export interface Restored {
  head: BackupHead;
  sums: BackupSums;
  /** Accounts that were erased in the database that was replaced. */
  erasedBefore: number[];
}

/**
 * Puts a backup into an empty database, or with `replace` in the place of what is there: the schema by its migrations, the rows in
 * one transaction, the files. Compares rows and files with the backup's sums, ends all sessions, and migrates to this release.
 * Throws `BackupRefused` before anything is changed when it cannot be done.
 */
export async function restoreBackup(parts: RestoreParts): Promise<Restored> {
  const { databaseUrl, path, passphrase, migrations, say } = parts;
  say('Reading the backup…');
  const { head, sums } = await verifyArchive(path, passphrase);
  const client = await connect(databaseUrl, 'restore');
  try {
    await checkServer(client);
    await refuseUnfit(client, head, parts);
    const erasedBefore = await listErased(client);
    say('Making the tables…');
    await makeSchema(client, head, parts);
    await fixTextForms(client);
    await parts.beforeFiles?.();
    say('Putting in rows and files…');
    await asOne(client, () => fill(client, head, sums, parts));
    await migrate({ url: databaseUrl, directory: migrations, warn: say });
    return { head, sums, erasedBefore };
  } finally {
    await client.end().catch(() => {});
  }
}

async function refuseUnfit(client: pg.Client, head: BackupHead, parts: RestoreParts): Promise<void> {
  const known = new Set((await readMigrations(parts.migrations)).map(({ name }) => name));
  const newer = head.migrations.filter((name) => !known.has(name));
  if (newer.length > 0)
    throw new BackupRefused(
      `The backup was made by a newer release (${head.release}, with ${newer.join(', ')}). Restore it with that release.`,
    );
  if (head.queueVersion !== null && head.queueVersion !== queueVersion())
    throw new BackupRefused(
      `The backup was made by a release with another queue of jobs (${head.release}, version ${head.queueVersion} instead of ${queueVersion()}). Restore it with that release, then upgrade.`,
    );
  const held = await countOwnConnections(client);
  if (held > 0)
    throw new BackupRefused(
      `The service runs on this database (${held} connections). Stop all its nodes first.`,
    );
  if (!parts.replace && (await listTables(client)).length > 0)
    throw new BackupRefused(
      'The database is not empty. Restore into a new one, or give up what is in it with --replace.',
    );
}

/** The schema that the backup's database had. */
async function makeSchema(client: pg.Client, head: BackupHead, parts: RestoreParts): Promise<void> {
  if (parts.replace) await dropEverything(client);
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-restore-'));
  try {
    for (const name of head.migrations) await copyFile(join(parts.migrations, name), join(folder, name));
    await migrate({ url: parts.databaseUrl, directory: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await markUnfinished(client);
  if (head.queueVersion !== null) await createQueueTables(client);
  const made = new Map(
    (await listTables(client)).map(({ name, columns }) => [name, columns.toSorted().join()]),
  );
  const strange = head.tables.filter(({ name, columns }) => made.get(name) !== columns.toSorted().join());
  if (strange.length > 0)
    throw new BackupRefused(
      `The backup has tables that its migrations do not make (${strange.map(({ name }) => name).join(', ')}). Restore it with the release that made it (${head.release}).`,
    );
}

/** Everything in one transaction: with the last of the rows the mark of the unfinished restore is gone. */
async function fill(
  client: pg.Client,
  head: BackupHead,
  sums: BackupSums,
  parts: RestoreParts,
): Promise<void> {
  const close = await openTables(client, head.tables);
  await putEntries(client, head, parts);
  for (const { name, value } of sums.sequences) await setSequence(client, name, value);
  await close();
  for (const table of head.tables) {
    const { rows, sum } = await sumTable(client, table);
    const wanted = sums.tables[table.name];
    if (rows !== wanted?.rows || sum !== wanted.sum)
      throw new BackupRefused(
        `The table ${table.name} has not the same rows as in the backup (${rows} instead of ${wanted?.rows}).`,
      );
  }
  await endAllSessions(client);
}

async function putEntries(client: pg.Client, head: BackupHead, parts: RestoreParts): Promise<void> {
  const tables = new Map(head.tables.map((table) => [folderOf(partName(table.name, 0)), table]));
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-restore-'));
  try {
    for await (const entry of readArchive(parts.path, parts.passphrase)) {
      const { name } = entry.header;
      const table = tables.get(folderOf(name));
      if (table) await putRows(client, table, entry);
      else if (name.startsWith(fileFolder))
        await putFile(parts.store, name.slice(fileFolder.length), join(folder, 'file'), entry);
      else entry.resume();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/'));

async function putRows(client: pg.Client, table: BackedUpTable, entry: ArchiveEntry): Promise<void> {
  await pipeline(Readable.from(entry), createGunzip(), writeRows(client, table));
}

async function putFile(store: FileStorage, name: string, path: string, entry: ArchiveEntry): Promise<void> {
  await pipeline(Readable.from(entry), createWriteStream(path));
  await store.put(name, path, 'application/octet-stream');
}
