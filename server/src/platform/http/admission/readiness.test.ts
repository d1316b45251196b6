import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, makeTalk, OpenSockets, refusal } from '../../../../test/factories/chat.ts';
import { makeAgent } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { openTcpProxy, type TcpProxy } from '../../../../test/stage/tcp-proxy.ts';
import { createTestDatabase } from '../../../../test/stage/test-database.ts';

let app: TestApp;
let pipe: TcpProxy;
let address: string;
let freeBytes = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  const database = await createTestDatabase();
  pipe = await openTcpProxy(database.url);
  app = await buildTestApp({ databaseUrl: pipe.url, freeBytes: async () => freeBytes });
});
afterAll(async () => {
  await app.close();
  await pipe.close();
});

const soon = { timeout: 20_000 };

/** Takes a connection of the calls until it is released. */
async function hold(): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((end) => {
    release = end;
  });
  await new Promise<void>((taken) => {
    void app.services.db.connection().execute(async () => {
      taken();
      await held;
    });
  });
  return release;
}

const ready = async () => {
  const { statusCode, body } = await app.app.http.inject({ method: 'GET', url: '/readyz' });
  return [statusCode, JSON.parse(body).status];
};

/** Every insert into the table fails as on a full disk. */
async function fillDisk(table: string) {
  await sql`create or replace function refuse() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(app.services.db);
  await sql`create trigger refuse before insert on ${sql.table(table)} for each statement execute function refuse()`.execute(
    app.services.db,
  );
  return () => sql`drop trigger refuse on ${sql.table(table)}`.execute(app.services.db);
}

/** Ends the connections with this name; the next ones are new. */
const endConnections = (name: string) =>
  onDatabase(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = '${name}'`);

async function onDatabase(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: pipe.url });
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(statement);
  await client.end();
}

describe('/readyz', () => {
  it('is 503 until the service has started', async () => {
    expect(await ready()).toEqual([503, 'starting']);
    address = await listen(app);
    await expect.poll(ready, soon).toEqual([200, 'ok']);
  });

  it('answers 503 while the database refuses writes, as a standby does, and so do calls', async () => {
    const agent = await makeAgent(app);
    const database = new URL(pipe.url).pathname.slice(1);
    await onDatabase(`alter database ${database} set default_transaction_read_only = on`);
    await endConnections('trattativa readiness');
    await expect.poll(ready, soon).toEqual([503, 'database read-only']);
    await endConnections('trattativa');
    const save = () => app.call(agent.token, 'Portfolio/SaveSearch', { name: 'Terzini', query: 'role=2' });
    // The first calls may meet connections that have just ended, the last one meets a database that refuses.
    for (let call = 0; call < 8; call += 1) {
      const refused = await save();
      expect([refused.status, refused.problem.code]).toEqual([503, 'UNAVAILABLE']);
    }
    await onDatabase(`alter database ${database} reset default_transaction_read_only`);
    await endConnections('trattativa readiness');
    await endConnections('trattativa');
    // The refused write counts for half a minute.
    expect(await ready()).toEqual([503, 'database read-only']);
    app.clock.advance({ seconds: 31 });
    await expect.poll(ready, soon).toEqual([200, 'ok']);
    await expect.poll(async () => (await save()).status, soon).toBe(200);
  });

  it('does not ask for a connection of the calls', async () => {
    const held = await Promise.all(Array.from({ length: 8 }, () => hold()));
    expect(await ready()).toEqual([200, 'ok']);
    for (const release of held) release();
  });

  it('is 200 and degraded without Redis or the line to the other nodes, and the metrics say so', async () => {
    const alone = await buildTestApp({ env: { REDIS_URL: 'redis://127.0.0.1:1' } });
    await listen(alone);
    const { statusCode, body } = await alone.app.http.inject('/readyz');
    expect([statusCode, JSON.parse(body)]).toEqual([
      200,
      { status: 'degraded', without: ['bus unreachable', 'counts unreachable'] },
    ]);
    const metrics = (await alone.app.http.inject('/metrics')).body;
    expect(metrics).toContain('trattativa_ready 1');
    expect(metrics).toContain('trattativa_degraded{without="bus unreachable"} 1');
    expect(metrics).toContain('trattativa_degraded{without="database connections exhausted"} 0');
    await alone.close();
  });

  it('answers 503 when the database hangs, not yet when it was slow once', async () => {
    await expect.poll(ready, soon).toEqual([200, 'ok']);
    pipe.stall();
    try {
      expect(await ready()).toEqual([200, 'ok']);
      app.clock.advance({ seconds: 15 });
      expect(await ready()).toEqual([503, 'database unreachable']);
    } finally {
      pipe.resume();
    }
    await expect.poll(ready, soon).toEqual([200, 'ok']);
  });

  it('answers 503 while the disk is full', async () => {
    freeBytes = 1_000_000;
    expect(await ready()).toEqual([503, 'disk full']);
    freeBytes = Number.POSITIVE_INFINITY;
    expect(await ready()).toEqual([200, 'ok']);
  });
});

describe('a full disk under the database', () => {
  it('answers a call 503 with Retry-After, and /readyz 503 until half a minute after the last refusal', async () => {
    const empty = await fillDisk('players');
    const agent = await makeAgent(app);
    const answer = await app.post(agent.token, '/api/Agent/AddOrUpdateAgentPlayer', {
      Player: { Name: 'X', Surname: 'Y' },
    });
    expect([answer.status, answer.problem.code, answer.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '30',
    ]);
    expect(await ready()).toEqual([503, 'disk full']);
    await empty();
    app.clock.advance({ seconds: 31 });
    expect(await ready()).toEqual([200, 'ok']);
  });

  it('refuses a message in a way that lets the browser retry', async () => {
    const { ada, room } = await makeTalk(app);
    const sockets = new OpenSockets(address);
    const empty = await fillDisk('messages');
    const screen = await sockets.inRoom(ada, room);
    expect(await refusal(screen.send('Buongiorno', 'one'))).toBe('unavailable');
    expect(await ready()).toEqual([503, 'disk full']);
    await empty();
    sockets.close();
  });
});
