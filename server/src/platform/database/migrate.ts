import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

// Advisory lock key, any fixed number: serializes starts that share a database.
const lockKey = 7_205_113;

/** The database and the migrations do not match; the message is written for the operator. */
export class MigrationRefused extends Error {}

/**
 * Migrates a database to the newest schema: SQL files `NNNN-name.sql`, in order, each once and in its own
 * transaction. Concurrent starts wait for one another. Returns the names applied now. Throws
 * `MigrationRefused`, before applying anything, when an applied file was edited or is missing (an older
 * release on a newer database), and when a new file has a lower number than an applied one. When a file fails
 * it is rolled back; the ones before it stay.
 */
export async function migrate(options: { url: string; directory: string }): Promise<string[]> {
  const files = await readMigrations(options.directory);
  const client = new pg.Client({ connectionString: options.url, application_name: 'trattativa migrate' });
  // A lost connection fails the pending query; without a listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const found = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    );
    for (const { name, checksum } of found.rows) refuseStrange(name, checksum, files);
    const applied = new Set(found.rows.map((row) => row.name));
    const waiting = files.filter((file) => !applied.has(file.name));
    refuseLate(waiting[0]?.name, found.rows.at(-1)?.name);
    for (const migration of waiting) await apply(client, migration);
    return waiting.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (number === undefined)
      throw new MigrationRefused(`The migration ${name} is not named like 0001-name.sql.`);
    if (numbers.has(number)) throw new MigrationRefused(`Two migrations have the number ${number}.`);
    numbers.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      // A checkout may use other line ends; that is not an edit.
      const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function refuseStrange(name: string, checksum: string, files: readonly Migration[]): void {
  const file = files.find((migration) => migration.name === name);
  if (!file) {
    throw new MigrationRefused(
      `The database has the migration ${name}, which this release does not know. Start the release that made it, or a newer one.`,
    );
  }
  if (file.checksum !== checksum) {
    throw new MigrationRefused(
      `The migration ${name} was edited after it was applied. Put it back, and add a new migration for the change.`,
    );
  }
}

/**
 * Refuses a new file numbered below the highest applied one: it would run in another order here than
 * elsewhere, and two databases of one release would differ. Undefined: there is no such file.
 */
function refuseLate(firstWaiting: string | undefined, lastApplied: string | undefined): void {
  if (firstWaiting === undefined || lastApplied === undefined || firstWaiting > lastApplied) return;
  throw new MigrationRefused(
    `The migration ${firstWaiting} has a lower number than ${lastApplied}, which the database already has. Give it the next free number.`,
  );
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const { name, text, checksum } = migration;
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
