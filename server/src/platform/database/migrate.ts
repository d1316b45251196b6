import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

// Any fixed number: starts that share a database wait for each other here.
const lockKey = 7_205_113;

/**
 * Brings a database to the newest schema: numbered SQL files, in order, each in a transaction of its own, once. Starts
 * at the same time wait for one another. Answers the names applied now. Throws when a file that was applied has since
 * been edited, and when one fails: the ones before it stay, it leaves nothing.
 */
export async function migrate(options: { url: string; directory: string }): Promise<string[]> {
  const files = (await readdir(options.directory))
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort();
  const client = new pg.Client({ connectionString: options.url, application_name: 'trattativa migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const found = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const applied = new Map(found.rows.map((row) => [row.name, row.checksum]));
    const now: string[] = [];
    for (const name of files) {
      const text = await readFile(join(options.directory, name), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      const before = applied.get(name);
      if (before === checksum) continue;
      if (before !== undefined)
        throw new Error(`The migration ${name} was edited after it was applied; add a new one instead.`);
      await apply(client, name, text, checksum);
      now.push(name);
    }
    return now;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, name: string, text: string, checksum: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
