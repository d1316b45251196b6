import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { connect } from '../../platform/database/connect.ts';
import { readApplied } from '../../platform/database/schema-state.ts';
import type { FileStorage } from '../../platform/storage/storage.ts';
import { type ArchiveWriter, verifyArchive, writeArchive } from './archive.ts';
import {
  type BackedUpTable,
  type BackupHead,
  BackupRefused,
  type BackupSums,
  fileFolder,
  headName,
  partName,
  sumsName,
  type TableSum,
} from './contents.ts';
import { listStoredNames } from './stored-files.repository.ts';
import {
  beginSnapshot,
  fixTextForms,
  listSequences,
  listTables,
  readRows,
  sumTable,
  versionOfQueue,
  versionOfServer,
} from './tables.repository.ts';

const compressed = promisify(gzip);
/** Rows are gathered to parts of this size before compression: an entry of an archive says its size in front. */
const partBytes = 8 * 1024 * 1024;

export interface BackupParts {
  databaseUrl: string;
  store: FileStorage;
  path: string;
  /** Absent: the archive is not encrypted. */
  passphrase: string | undefined;
  release: string;
  at: Date;
}

/**
 * Writes the database, as it is at one moment, and the files that it names at that moment into one archive, while the service
 * runs. Then it reads the archive and compares it with its sums.
 */
export async function writeBackup(parts: BackupParts): Promise<{ head: BackupHead; sums: BackupSums }> {
  const client = await connect(parts.databaseUrl, 'backup');
  try {
    await fixTextForms(client);
    await beginSnapshot(client);
    await writeArchive(parts.path, parts.passphrase, (writer) => fill(writer, client, parts));
  } finally {
    await client.end().catch(() => {});
  }
  return verifyArchive(parts.path, parts.passphrase);
}

async function fill(writer: ArchiveWriter, client: pg.Client, parts: BackupParts): Promise<void> {
  const migrations = (await readApplied(client)).map(({ name }) => name);
  if (migrations.length === 0)
    throw new BackupRefused('The database has no tables yet: there is nothing to back up.');
  const tables = await listTables(client);
  const head: BackupHead = {
    format: 1,
    release: parts.release,
    postgresql: await versionOfServer(client),
    madeAt: parts.at.toISOString(),
    migrations,
    queueVersion: await versionOfQueue(client),
    tables,
  };
  await writer.add(headName, json(head));
  const sums: Record<string, TableSum> = {};
  for (const table of tables) {
    await addTable(writer, client, table);
    sums[table.name] = await sumTable(client, table);
  }
  const names = await listStoredNames(client);
  // After the rows: a value of a sequence is never below one that they have.
  const sequences = await listSequences(client);
  const missing = await addFiles(writer, parts.store, names);
  const all: BackupSums = {
    tables: sums,
    sequences,
    files: names.length - missing.length,
    missing,
    entries: writer.entries,
  };
  await writer.add(sumsName, json(all));
}

const json = (value: object) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

async function addTable(writer: ArchiveWriter, client: pg.Client, table: BackedUpTable): Promise<void> {
  let waiting: Buffer[] = [];
  let length = 0;
  let part = 0;
  const add = (bytes: Buffer) =>
    compressed(bytes, { level: 4 }).then((packed) => writer.add(partName(table.name, ++part), packed));
  for await (const bytes of readRows(client, table)) {
    waiting.push(bytes);
    length += bytes.length;
    if (length < partBytes) continue;
    const all = Buffer.concat(waiting);
    // Each part is read alone, so it ends with a row; a line break within a value is written as two signs.
    const end = all.lastIndexOf(0x0a) + 1;
    if (end > 0) await add(all.subarray(0, end));
    waiting = [all.subarray(end)];
    length = all.length - end;
  }
  if (length > 0) await add(Buffer.concat(waiting));
}

/** Returns the names of those that the store does not have. */
async function addFiles(
  writer: ArchiveWriter,
  store: FileStorage,
  names: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    const stored = await store.read(name);
    if (stored === null) missing.push(name);
    else await writer.addStream(`${fileFolder}${name}`, stored.bytes, stored.stream);
  }
  return missing;
}
