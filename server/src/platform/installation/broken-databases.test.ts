import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/stage/test-database.ts';
import { restoreMark } from '../database/schema-state.ts';
import { checkDatabase, poolerFinding } from './check-database.ts';
import type { Finding } from './finding.ts';

const migrations = fileURLToPath(new URL('../../../migrations/', import.meta.url));
let database: { url: string; drop(): Promise<void> };
let owner: pg.Client;
let name: string;

beforeEach(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  name = new URL(database.url).pathname.slice(1);
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

function urlWith(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.href;
}

/** A server that refuses every connection as PgBouncer does one with settings of the session. */
async function pooler(): Promise<{ url: string; close(): void }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => {
      const text = 'SFATAL\0C08P01\0Munsupported startup parameter: options\0\0';
      const head = Buffer.from('E\0\0\0\0');
      head.writeUInt32BE(text.length + 4, 1);
      socket.end(Buffer.concat([head, Buffer.from(text)]));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://ada:secret@127.0.0.1:${port}/market`, close: () => void server.close() };
}

const withoutService = () => checkDatabase('postgres://ada:secret@127.0.0.1:1/market', migrations);

/** A set-up that is broken in one way, and what is said of it. */
const broken: [string, () => Promise<Finding[]>, Partial<Record<keyof Finding, unknown>>][] = [
  [
    'nothing listens',
    withoutService,
    { sentence: /^No database answers at 127\.0\.0\.1:1/, remedy: /correct the host and the port/ },
  ],
  [
    'the password is wrong',
    () =>
      checkDatabase(
        urlWith((url) => (url.password = 'wrong')),
        migrations,
      ),
    { sentence: /refuses the password of the role/, remedy: /alter role/ },
  ],
  [
    'the database is missing',
    () =>
      checkDatabase(
        urlWith((url) => (url.pathname = '/nowhere')),
        migrations,
      ),
    { sentence: /^There is no database nowhere/, remedy: /create database "nowhere"/ },
  ],
  [
    'it stores text in LATIN1',
    async () => {
      const settings = `encoding 'LATIN1' locale_provider libc lc_collate 'C' lc_ctype 'C'`;
      await owner.query(`create database ${name}_other template template0 ${settings}`);
      const findings = await checkDatabase(
        urlWith((url) => (url.pathname = `/${name}_other`)),
        migrations,
      );
      await owner.query(`drop database ${name}_other`);
      return findings;
    },
    { sentence: /stores text in LATIN1, not in UTF8/, remedy: /Create it anew/ },
  ],
  [
    'it is read-only',
    async () => {
      await owner.query(`alter database ${name} set default_transaction_read_only = on`);
      return checkDatabase(database.url, migrations);
    },
    { sentence: /is read-only/, remedy: /Set it to off: alter database/ },
  ],
  [
    'the role has no rights',
    async () => {
      await owner.query(`create role ${name}_role login password 'secret'`);
      const url = urlWith((address) => {
        address.username = `${name}_role`;
        address.password = 'secret';
      });
      const findings = await checkDatabase(url, migrations);
      await owner.query(`drop role ${name}_role`);
      return findings;
    },
    { sentence: /lacks rights in the database/, remedy: /grant create on schema public to/ },
  ],
  [
    'it allows too few connections',
    async () => {
      await owner.query(`alter database ${name} connection limit 12`);
      return checkDatabase(database.url, migrations);
    },
    {
      sentence: 'It allows 12 connections (the connection limit of the database); a node needs 27.',
      remedy: /at least 27 for each node/,
    },
  ],
  [
    'a pooler in front refuses the settings of sessions',
    async () => {
      const { url, close } = await pooler();
      return checkDatabase(url, migrations).finally(close);
    },
    { sentence: /answers a pooler \(PgBouncer\)/, remedy: /name PostgreSQL itself/ },
  ],
  [
    'a pooler in front changes the connection of a session',
    () => {
      const pids = [7, 7, 8];
      const session = { query: async () => ({ rows: [{ pid: pids.shift() }] }), end: async () => {} };
      const other = { ...session, query: async () => ({ rows: [{ pid: 7 }] }) };
      pids.splice(1, 1);
      return poolerFinding(session as never, async () => other as never);
    },
    { sentence: /^A pooler in transaction mode/, remedy: /session mode/ },
  ],
  [
    'a newer release has changed its schema',
    async () => {
      await owner.query(
        `insert into schema_migrations (name, checksum, kind) values ('9000-x.sql', '', 'contract')`,
      );
      return checkDatabase(database.url, migrations);
    },
    { sentence: /^A newer release has removed or changed parts/, remedy: /Start that release/ },
  ],
  [
    'a restore was not finished',
    async () => {
      await owner.query(
        `insert into schema_migrations (name, checksum, kind) values ('${restoreMark}', '', 'contract')`,
      );
      return checkDatabase(database.url, migrations);
    },
    { sentence: /was not finished\.$/, remedy: /with --replace/ },
  ],
];

it.each(broken)('names the fault of a database where %s', async (_name, check, expected) => {
  const faults = (await check()).filter(({ state }) => state === 'fault');
  expect(faults).toEqual([
    {
      part: 'database',
      state: 'fault',
      sentence:
        typeof expected.sentence === 'string'
          ? expected.sentence
          : expect.stringMatching(expected.sentence as RegExp),
      remedy: expect.stringMatching(expected.remedy as RegExp),
    },
  ]);
});

it('finds nothing to mend in a database that suits', async () => {
  const findings = await checkDatabase(database.url, migrations);
  expect(findings.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok']);
});

it('says how many migrations wait', async () => {
  await owner.query('delete from schema_migrations where name = (select max(name) from schema_migrations)');
  const findings = await checkDatabase(database.url, migrations);
  expect(findings).toContainEqual({
    part: 'database',
    state: 'note',
    sentence: expect.stringMatching(/^1 migrations? wait/),
    remedy: 'npm run upgrade-check says what they do.',
  });
});
