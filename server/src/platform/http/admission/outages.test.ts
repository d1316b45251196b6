import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, makeTalk, OpenSockets, refusal } from '../../../../test/factories/chat.ts';
import { makeAgent, type Person, testPassword } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { openTcpProxy, type TcpProxy } from '../../../../test/stage/tcp-proxy.ts';
import { createTestDatabase } from '../../../../test/stage/test-database.ts';
import { buildHttp } from '../build-http.ts';

let database: { url: string; drop(): Promise<void> };
let app: TestApp;
let pipe: TcpProxy;
let agent: Person;
let address: string;

beforeAll(async () => {
  database = await createTestDatabase();
  pipe = await openTcpProxy(database.url);
  app = await buildTestApp({ databaseUrl: pipe.url });
  agent = await makeAgent(app);
  address = await listen(app);
});
afterAll(async () => {
  await app.close();
  await pipe.close();
  await database.drop();
});

describe('while the database is away', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  it.each([
    ['a call', 'POST', '/api/Agent/GetAgentPlayerList', {}],
    ['a call of a guest', 'POST', '/api/Account/ConfirmEmail', { Code: 'x'.repeat(43) }],
    ['a stored file', 'GET', '/files/01890000-0000-7000-8000-000000000000', undefined],
    ['the page of a public link', 'GET', '/api/player/playerReport/fb/AAAAAAAAAAAAAAAAAAAAAA', undefined],
    ['the chat’s REST side', 'GET', '/discussions', undefined],
    ['a login', 'POST', '/auth/login', `grant_type=password&username=a%40b.example&password=${testPassword}`],
  ] as const)('%s is answered 503 with Retry-After', async (_what, method, url, payload) => {
    pipe.cut();
    const answer = await app.app.http.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${agent.token}`,
        'accept-language': 'en',
        ...(typeof payload === 'string' && form),
      },
      ...(payload !== undefined && { payload }),
    });
    pipe.mend();
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '2']);
    expect(answer.body).toContain('The service cannot be reached right now: try again shortly');
  });

  it('a message and a joining screen are refused in a way that lets the browser try again', async () => {
    const { ada, room } = await makeTalk(app);
    const sockets = new OpenSockets(address);
    const screen = await sockets.inRoom(ada, room);
    pipe.cut();
    expect(await refusal(screen.send('Buongiorno', 'one'))).toBe('unavailable');
    pipe.mend();
    sockets.close();
  });
});

describe('a call whose connection to the database is ended in the middle', () => {
  it.each([
    ['reading', 'Portfolio/GetSavedSearches', {}],
    ['writing in a transaction', 'Portfolio/SaveSearch', { name: 'Terzini', query: 'role=2' }],
  ] as const)('is answered 503 with Retry-After: %s', async (_what, path, input) => {
    // The connections that were cut before are replaced.
    const read = async () => (await app.call(agent.token, 'Portfolio/GetSavedSearches', {})).status;
    await expect.poll(read, { timeout: 20_000 }).toBe(200);
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    try {
      await other.query('begin; lock table saved_searches in access exclusive mode');
      const endWaiting = async () => {
        const ended = await other.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return ended.rowCount ?? 0;
      };
      // A call that still met a connection cut before is answered without waiting for the lock: it is made again.
      const lost = async () => {
        let [isAnswered, wasEnded] = [false, false];
        const answer = app.call(agent.token, path, input as never).finally(() => {
          isAnswered = true;
        });
        // The database's own maintenance waits for the lock too: what was ended may not have been the call.
        while (!isAnswered) if ((await endWaiting()) > 0) wasEnded = true;
        return wasEnded ? await answer : null;
      };
      const outcome = async () => {
        const answer = await lost();
        return answer && [answer.status, answer.problem.code, answer.headers['retry-after']];
      };
      await expect.poll(outcome, { timeout: 20_000 }).toEqual([503, 'UNAVAILABLE', '2']);
    } finally {
      await other.end();
    }
  });
});

describe('a request that is held back', () => {
  const head = [
    'POST /auth/login HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 9',
  ];

  async function hold(port: number, bytes: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  }

  it.each([
    ['in its head', 'is refused', head.join('\r\n'), /^HTTP\/1\.1 400 /],
    ['in its body', 'is refused', `${head.join('\r\n')}\r\n\r\n{`, /^HTTP\/1\.1 400 /],
    // A browser that connected ahead of its request would read an answer as the one to that request.
    ['from its first byte', 'gets no answer', '', /^$/],
  ])('%s %s and ends its connection after a time', async (_where, _outcome, bytes, answer) => {
    const times = { headMs: 200, requestMs: 400, arriveAtStopMs: 1_000, answerAtStopMs: 1_000 };
    const http = await buildHttp(app.services, times);
    http.post('/auth/login', async () => 'answered');
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as AddressInfo;
    const socket = await hold(port, bytes);
    let answered = '';
    socket.on('data', (chunk) => {
      answered += chunk;
    });
    await once(socket, 'close');
    expect(answered).toMatch(answer);
    await http.close();
  });

  it('is one of 64 of a network: of more the oldest are cut, and whole requests are answered', async () => {
    const { port } = app.app.http.server.address() as AddressInfo;
    const sockets = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        hold(port, n % 2 ? head.join('\r\n') : `${head.join('\r\n')}\r\n\r\n{`),
      ),
    );
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const open = () => sockets.filter((socket) => !socket.closed).length;
    await expect.poll(open, { timeout: 20_000 }).toBeLessThanOrEqual(64);
    for (const socket of sockets) socket.destroy();
  });
});
