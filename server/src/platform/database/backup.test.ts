import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

/** The restore drill of docs/operations.md: a copied data folder starts and holds the same rows and files. */

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trattativa-backup-'));
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the database of a data folder while `use` runs. */
async function withDatabase<Result>(dataDir: string, use: (url: string) => Promise<Result>): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    return await use(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function connected<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Row count and checksum of each table. */
function sums(url: string): Promise<unknown[]> {
  return connected(url, async (client) => {
    const tables = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`);
    const found = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query(
        `select '${name}' as name, count(*)::int, md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) from ${name} t`,
      );
      found.push(rows[0]);
    }
    return found;
  });
}

it('a copy of the stopped data folder is the same market again', async () => {
  const [dataDir, copy] = [join(folder, 'data'), join(folder, 'copy')];
  await mkdir(join(dataDir, 'files'), { recursive: true });
  await chmod(dataDir, 0o711);
  const before = await withDatabase(dataDir, async (url) => {
    await connected(url, (client) =>
      client.query(
        `create table people as select n as id, 'Persona ' || n as name from generate_series(1, 500) n`,
      ),
    );
    await writeFile(join(dataDir, 'files', 'paper'), 'signed');
    return sums(url);
  });
  expect(before).toContainEqual(expect.objectContaining({ name: 'public.people', count: 500 }));

  await cp(dataDir, copy, { recursive: true, preserveTimestamps: true });
  // Simulates a lost disk.
  await rm(join(dataDir, 'postgres'), { recursive: true });
  expect(await withDatabase(copy, sums)).toEqual(before);
  expect(await readFile(join(copy, 'files', 'paper'), 'utf8')).toBe('signed');
});
