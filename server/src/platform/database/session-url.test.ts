import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { createTestDatabase } from '../../../test/stage/test-database.ts';
import { sessionUrl } from './session-url.ts';

const server = fileURLToPath(new URL('../../', import.meta.url));

describe('a session on a database with other settings', () => {
  let database: { url: string; drop(): Promise<void> };
  let app: TestApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const name = new URL(database.url).pathname.slice(1);
    for (const setting of [
      `timezone = 'Pacific/Kiritimati'`,
      `datestyle = 'German'`,
      `default_transaction_isolation = 'serializable'`,
    ])
      await client.query(`alter database ${name} set ${setting}`);
    await client.end();
    app = await buildTestApp({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('compares an instant with a day in UTC, reads instants exactly, and takes locks as the rules say', async () => {
    const found = await sql<{ is_later: boolean; at: Date; day: string; isolation: string }>`
      select timestamptz '2026-03-01T00:30:00Z' >= date '2026-03-01' and timestamptz '2026-02-28T23:30:00Z' < date '2026-03-01'
        as is_later, timestamptz '2026-03-01T00:30:00.123Z' as at, date '2026-03-01' as day,
        current_setting('transaction_isolation') as isolation`.execute(app.services.db);
    expect(found.rows).toEqual([
      {
        is_later: true,
        at: new Date('2026-03-01T00:30:00.123Z'),
        day: '2026-03-01',
        isolation: 'read committed',
      },
    ]);
  });

  it('keeps what the operator has set in the address, except what statements rely on', async () => {
    const address = new URL(database.url);
    address.searchParams.set('options', '-c timezone=Asia/Tokyo -c work_mem=7MB');
    const client = new pg.Client({ connectionString: sessionUrl(address.href, { enable_seqscan: 'off' }) });
    await client.connect();
    const found = await client.query(
      `select current_setting('timezone') as zone, current_setting('work_mem') as memory,
        current_setting('enable_seqscan') as scans`,
    );
    await client.end();
    expect(found.rows).toEqual([{ zone: 'UTC', memory: '7MB', scans: 'off' }]);
  });
});

describe('every connection of the server', () => {
  it('is made with the settings that statements rely on', () => {
    const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const bare = sources.filter((name) => {
      const text = readFileSync(`${server}/${name}`, 'utf8');
      const made = text.match(/new (pg\.(Pool|Client)|PgBoss)\(/g)?.length ?? 0;
      return made !== (text.match(/connectionString: sessionUrl\(/g)?.length ?? 0);
    });
    expect(bare).toEqual([]);
  });
});

describe('an address that is none', () => {
  it('is refused with the form that it should have', () => {
    expect(() => sessionUrl('postgres://u:p@ss word@:::/x')).toThrow(
      'DATABASE_URL is not an address of a database. Write postgres://user:password@host:5432/database',
    );
  });
});
