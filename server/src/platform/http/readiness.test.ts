import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { listen, makeTalk, OpenSockets, refusal } from '../../../test/factories/chat.ts';
import { makeAgent } from '../../../test/factories/people.ts';
import { openTcpProxy, type TcpProxy } from '../../../test/tcp-proxy.ts';
import { createTestDatabase } from '../../../test/test-database.ts';

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

describe('/readyz', () => {
  it('reports a lost connection to the other nodes', async () => {
    expect(await ready()).toEqual([503, 'bus unreachable']);
    address = await listen(app);
    await expect.poll(ready).toEqual([200, 'ok']);
  });

  it('answers 503 within about a second when the database hangs', async () => {
    pipe.stall();
    const start = performance.now();
    expect(await ready()).toEqual([503, 'database unreachable']);
    expect(performance.now() - start).toBeLessThan(1500);
    pipe.resume();
    await expect.poll(ready).toEqual([200, 'ok']);
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
