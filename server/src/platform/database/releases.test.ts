import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeViewedOffer } from '../../../test/factories/deals.ts';
import { buildTestApp } from '../../../test/stage/build-test-app.ts';
import { createTestDatabase } from '../../../test/stage/test-database.ts';
import { migrate } from './migrate.ts';
import { MigrationRefused } from './migration-files.ts';

const product = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const expansion = `-- Expand: shirts of players, which nobody of the older release knows.
create table shirts (player_id bigint primary key references players (id) on delete cascade, number smallint not null);
alter table players add column shirt smallint, add column printed boolean not null default false;
alter table accounts add column shirts_seen_at timestamptz;
alter table messages add column shirt smallint;
create index players_shirt on players (shirt) where shirt is not null;`;
const contraction = '-- Unused since 0.1.0: shirts.\\ndrop table if exists shirts;';

let database: { url: string; drop(): Promise<void> };
/** The migrations of a newer release: those of this one and further ones. */
let newer: string;
let warnings: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  newer = await mkdtemp(join(tmpdir(), 'trattativa-newer-'));
  await cp(product, newer, { recursive: true });
  await writeFile(join(newer, '9001-shirts.sql'), expansion);
  warnings = [];
});
afterEach(async () => {
  await database.drop();
  await rm(newer, { recursive: true, force: true });
});

const start = (directory: string, patienceMs?: number) =>
  migrate({
    url: database.url,
    directory,
    warn: (sentence) => warnings.push(sentence),
    ...(patienceMs === undefined ? {} : { patienceMs }),
  });

async function connected<Result>(use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
const query = (text: string) =>
  connected(async (client) => (await client.query<Record<string, unknown>>(text)).rows);

describe('a release beside a newer one', () => {
  it('keeps serving when the newer one expands the schema, and starts again on it with a warning', async () => {
    const running = await buildTestApp({ databaseUrl: database.url });
    try {
      // Statements of these calls are prepared before the schema changes, and used after.
      await makeViewedOffer(running);
      expect(await start(newer)).toEqual(['9001-shirts.sql']);
      await makeViewedOffer(running);
    } finally {
      await running.close();
    }
    expect(warnings).toEqual([]);
    expect(await start(product)).toEqual([]);
    expect(warnings).toEqual([
      "A newer release has expanded this database's schema (9001-shirts.sql). This release runs on it and does not use what is new.",
    ]);
    const restarted = await buildTestApp({ databaseUrl: database.url });
    try {
      await makeViewedOffer(restarted);
    } finally {
      await restarted.close();
    }
    expect(await start(newer)).toEqual([]);
  });

  it('is refused on a schema that the newer one has contracted, before it changes anything', async () => {
    await writeFile(join(newer, '9002-no-shirts.sql'), contraction);
    await start(newer);
    await expect(start(product)).rejects.toThrow(
      new MigrationRefused(
        "A newer release has removed or changed parts of this database's schema (9002-no-shirts.sql), which this release may still use. Start that release, or a newer one.",
      ),
    );
  });

  it('is refused where a release that recorded no kinds was the newer one', async () => {
    await start(newer);
    await query(`update schema_migrations set kind = null where name = '9001-shirts.sql'`);
    await expect(start(product)).rejects.toThrow('(9001-shirts.sql)');
  });

  it('records the kinds of what was applied before kinds were recorded', async () => {
    await start(newer);
    await query('alter table schema_migrations drop column kind');
    await start(newer);
    expect(await query('select name from schema_migrations where kind is null')).toEqual([]);
    expect(await query(`select kind from schema_migrations where name = '9001-shirts.sql'`)).toEqual([
      { kind: 'expand' },
    ]);
    expect(await start(product)).toEqual([]);
  });
});

describe('a migration beside running calls', () => {
  it('lets the calls that wait behind it pass, and is applied when the transaction before it has ended', async () => {
    await connected(async (client) => {
      await client.query('begin; lock table players in access share mode');
      const migrating = start(newer);
      // Whoever waits behind the migration gets its turn as soon as the migration gives way.
      await waitForMigration(client);
      expect(await query('select count(*) as found from players')).toEqual([{ found: expect.anything() }]);
      await client.query('commit');
      expect(await migrating).toEqual(['9001-shirts.sql']);
    });
  });

  it('gives up after a while, says which transaction is in its way, and leaves the schema as it was', async () => {
    await connected(async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await client.query('begin; lock table players in access share mode');
      await expect(start(newer, 1)).rejects.toThrow(`select pg_terminate_backend(${rows[0]?.pid});`);
    });
    expect(await query(`select to_regclass('shirts') as found`)).toEqual([{ found: null }]);
  });

  it('a call of another process that hangs is named with the statement that ends it', async () => {
    await connected(async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        'select pg_backend_pid() as pid, pg_advisory_lock(7205113)',
      );
      await expect(start(newer, 1)).rejects.toThrow(`select pg_terminate_backend(${rows[0]?.pid});`);
    });
    expect(warnings).toEqual(['Another process is migrating this database. Waiting for it.']);
  });
});

/** Resolves when the migration waits for a lock of the transaction of this connection. */
async function waitForMigration(client: pg.Client): Promise<void> {
  await expect
    .poll(async () => {
      const waiting = await client.query('select from pg_locks where not granted');
      return waiting.rowCount;
    })
    .toBeGreaterThan(0);
}
