import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/stage/test-database.ts';
import { migrate } from './migrate.ts';
import { MigrationRefused } from './migration-files.ts';

let database: { url: string; drop(): Promise<void> };
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  directory = await mkdtemp(join(tmpdir(), 'trattativa-migrations-'));
  await write('0001-people.sql', 'create table people (name text not null);');
  await write('0002-ages.sql', 'alter table people add column age integer not null default 0;');
});
afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFile(join(directory, name), text);
const bring = () => migrate({ url: database.url, directory });

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
const applied = async () =>
  (await query('select name from schema_migrations order by name')).map(({ name }) => name);

describe('migrating a database', () => {
  it('applies the numbered files in order, each once', async () => {
    expect(await bring()).toEqual(['0001-people.sql', '0002-ages.sql']);
    expect(await bring()).toEqual([]);
    expect(await query('select name, age from people')).toEqual([]);
  });

  it('keeps the data of an older, populated database', async () => {
    await bring();
    await query(`insert into people values ('Anna', 30)`);
    await write('0003-towns.sql', `alter table people add column town text not null default 'Roma';`);
    expect(await bring()).toEqual(['0003-towns.sql']);
    expect(await query('select * from people')).toEqual([{ name: 'Anna', age: 30, town: 'Roma' }]);
  });

  it('serializes concurrent starts', async () => {
    await write('0003-slow.sql', 'select pg_sleep(0.2); create table slow ();');
    const starts = await Promise.all([bring(), bring(), bring(), bring()]);
    expect(starts.map((names) => names.length).sort()).toEqual([0, 0, 0, 3]);
  });

  it('rolls a failed file back, keeps the ones before, and resumes there', async () => {
    await write('0003-wrong.sql', `insert into people values ('half'); select 1 / 0;`);
    await expect(bring()).rejects.toThrow('The migration 0003-wrong.sql failed: division by zero');
    expect(await applied()).toEqual(['0001-people.sql', '0002-ages.sql']);
    expect(await query('select * from people')).toEqual([]);
    await write('0003-wrong.sql', 'create table towns ();');
    expect(await bring()).toEqual(['0003-wrong.sql']);
  });

  it('rolls a file back when the connection was lost in the middle', async () => {
    await write('0003-lost.sql', 'create table towns (); select pg_terminate_backend(pg_backend_pid());');
    await expect(bring()).rejects.toThrow('The migration 0003-lost.sql failed');
    expect(await applied()).toEqual(['0001-people.sql', '0002-ages.sql']);
    expect(await query(`select to_regclass('towns') as found`)).toEqual([{ found: null }]);
  });

  it('refuses a file that was edited after it was applied, before it applies anything', async () => {
    await bring();
    await write('0001-people.sql', 'create table people (name text, surname text);');
    await write('0003-towns.sql', 'create table towns ();');
    await expect(bring()).rejects.toThrow(
      new MigrationRefused(
        'The migration 0001-people.sql was edited after it was applied. Put it back, and add a new migration for the change.',
      ),
    );
    expect(await applied()).toEqual(['0001-people.sql', '0002-ages.sql']);
  });

  it('refuses a new file with a lower number than one that was applied, before it applies anything', async () => {
    await write('0005-clubs.sql', 'create table clubs ();');
    await bring();
    await write('0004-towns.sql', 'create table towns ();');
    await write('0006-leagues.sql', 'create table leagues ();');
    await expect(bring()).rejects.toThrow(
      new MigrationRefused(
        'The migration 0004-towns.sql has a lower number than 0005-clubs.sql, which the database already has. Give it the next free number.',
      ),
    );
    expect(await applied()).toEqual(['0001-people.sql', '0002-ages.sql', '0005-clubs.sql']);
  });

  it('ignores different line ends', async () => {
    await write('0001-people.sql', 'create table people (\n  name text not null\n);\n');
    await bring();
    await write('0001-people.sql', 'create table people (\r\n  name text not null\r\n);\r\n');
    expect(await bring()).toEqual([]);
  });

  it('accepts a mended file in place of its former text, and still refuses any other', async () => {
    await bring();
    const former = createHash('sha256').update('create table people (name text not null);').digest('hex');
    const mended = `-- Mended, formerly ${former}: a reason.\ncreate table if not exists people (name text not null);`;
    await write('0001-people.sql', mended);
    expect(await bring()).toEqual([]);
    await write('0001-people.sql', mended.replace(former, '0'.repeat(64)));
    await expect(bring()).rejects.toThrow('The migration 0001-people.sql was edited after it was applied.');
  });

  it('refuses two files with one number and a file without a number', async () => {
    await write('0002-again.sql', '');
    await expect(bring()).rejects.toThrow('Two migrations have the number 0002.');
    await rm(join(directory, '0002-again.sql'));
    await write('later.sql', '');
    await expect(bring()).rejects.toThrow('The migration later.sql is not named like 0001-name.sql.');
  });

  it("brings an empty database to the product's newest schema", async () => {
    const product = fileURLToPath(new URL('../../../migrations/', import.meta.url));
    const names = await migrate({ url: database.url, directory: product });
    expect(names.length).toBeGreaterThan(0);
    expect(await migrate({ url: database.url, directory: product })).toEqual([]);
  });
});
