import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/stage/test-database.ts';
import { checkServer } from './check-server.ts';
import { DatabaseTrouble } from './database-trouble.ts';
import { migrate } from './migrate.ts';

let database: { url: string; drop(): Promise<void> };
let owner: pg.Client;
let directory: string;
let name: string;
let role: string;
let made = 0;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'trattativa-migrations-'));
  await writeFile(join(directory, '0001-people.sql'), 'create table people (name text not null);');
});
afterAll(() => rm(directory, { recursive: true, force: true }));
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  owner = await connected(database.url);
  name = new URL(database.url).pathname.slice(1);
  made += 1;
  role = `${name}_role${made}`;
  await owner.query(`create role ${role} login password 'of the role'`);
});
afterEach(async () => {
  await owner.query(`drop owned by ${role}; drop role ${role}`);
  await owner.end();
  await database.drop();
});

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

function urlOf(of: { role?: boolean; database?: string } = {}): string {
  const url = new URL(database.url);
  if (of.role) [url.username, url.password] = [role, 'of the role'];
  if (of.database) url.pathname = `/${of.database}`;
  return url.href;
}

const start = (of: { role?: boolean; database?: string } = {}) => migrate({ url: urlOf(of), directory });

/** The sentence of a refused start, after which nothing has been created. */
async function refusal(of: { role?: boolean; database?: string } = {}): Promise<string> {
  const error = await start(of).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DatabaseTrouble);
  const client = await connected(urlOf({ ...(of.database ? { database: of.database } : {}) }));
  const { rows } = await client.query(`select to_regclass('people') as found`);
  await client.end();
  expect(rows).toEqual([{ found: null }]);
  return (error as Error).message;
}

/** Another database beside this one, with these settings. */
async function withDatabase<Result>(
  settings: string,
  use: (other: string) => Promise<Result>,
): Promise<Result> {
  const other = `${name}_other`;
  await owner.query(`create database ${other} template template0 ${settings}`);
  try {
    return await use(other);
  } finally {
    await owner.query(`drop database ${other} with (force)`);
  }
}

describe('a start on a database that does not suit', () => {
  it('is refused on a server that is too old, with the version that is needed', async () => {
    const old = { version: 14, version_text: '14.12 (Debian 14.12-1)' };
    const client = { query: async () => ({ rows: [old] }) } as unknown as pg.Client;
    await expect(checkServer(client)).rejects.toThrow(
      'The database server is PostgreSQL 14.12 (Debian 14.12-1); version 15 or later is needed.',
    );
  });

  it('is refused where text is not stored in UTF-8, or small letters are not known, with the statement that creates another', async () => {
    const anew = "template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8';";
    for (const [settings, sentence] of [
      [
        `encoding 'SQL_ASCII' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
        'in SQL_ASCII, not in UTF8. ',
      ],
      [`encoding 'LATIN1' locale_provider libc lc_collate 'C' lc_ctype 'C'`, 'in LATIN1, not in UTF8. '],
      [
        `encoding 'UTF8' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
        'the small letter of É (lc_ctype)',
      ],
    ] as const)
      await withDatabase(settings, async (other) => {
        const said = await refusal({ database: other });
        expect(said).toContain(sentence);
        expect(said).toContain(anew);
      });
  });

  it('is refused on a read-only database, with the statement that opens it', async () => {
    await owner.query(`alter database ${name} set default_transaction_read_only = on`);
    expect(await refusal()).toContain(`alter database ${name} set default_transaction_read_only = off;`);
  });

  it('is refused to a role without rights, with the grants that it needs and that are enough', async () => {
    await owner.query(`revoke temporary on database ${name} from public`);
    const said = await refusal({ role: true });
    const grants = said.match(/grant [^;]*;/g) ?? [];
    expect(grants).toEqual([
      `grant create on database ${name} to ${role};`,
      `grant temporary on database ${name} to ${role};`,
      `grant create on schema public to ${role};`,
    ]);
    for (const grant of grants) await owner.query(grant);
    expect(await start({ role: true })).toEqual(['0001-people.sql']);
  });

  it('is refused to a role that sees no schema, with the statements that mend it', async () => {
    await owner.query(`drop schema public; grant create on database ${name} to ${role}`);
    const said = await refusal({ role: true });
    const mend = said.slice(said.indexOf('create schema'));
    await owner.query(mend);
    expect(await start({ role: true })).toEqual(['0001-people.sql']);
  });

  it('is refused to a role that does not own what another has created', async () => {
    await start();
    await owner.query(
      `grant create on database ${name} to ${role}; grant create on schema public to ${role}`,
    );
    await expect(start({ role: true })).rejects.toThrow(
      /The table schema_migrations of the database \S+ belongs to trattativa, so that \S+ cannot change it\./,
    );
  });
});
