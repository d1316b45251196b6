import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

// Any fixed number: starts that share a database wait for each other here.
const lockKey = 7_205_113;

/** The database and the migrations do not belong together; the message is a sentence for the person who starts. */
export class MigrationRefused extends Error {}

/**
 * Brings a database to the newest schema: SQL files `NNNN-name.sql`, in order, each in a transaction of its own, once.
 * Starts at the same time wait for one another. Answers the names applied now. Throws `MigrationRefused`, before it applies
 * anything, when a file that was applied has since been edited or is missing (an older release on a newer database), and
 * when a new file has a lower number than one that was applied. When one fails, the ones before it stay and it leaves nothing.
 */
export async function migrate(options: { url: string; directory: string }): Promise<string[]> {
  const files = await readMigrations(options.directory);
  const client = new pg.Client({ connectionString: options.url, application_name: 'trattativa migrate' });
  // A connection that is lost fails the query that waits; without a listener it would end the process.
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
      // A checkout may write other line ends; they are no edit.
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
 * A file below the highest one applied would run here after what it was written before, and elsewhere in its place: two
 * databases of one release would differ. Both names in order of their numbers; none where there is no such file.
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
