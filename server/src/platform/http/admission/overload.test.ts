import { type AddressInfo, connect } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, makeTalk, OpenSockets, refusal } from '../../../../test/factories/chat.ts';
import { makeAgent, type Person } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
let agent: Person;
let address: string;

/** Takes the only place of the calls, while `act` runs. */
async function busy<Result>(act: () => Promise<Result>): Promise<Result> {
  const leave = await app.services.admission.enter('interactive');
  try {
    return await act();
  } finally {
    leave();
  }
}

beforeAll(async () => {
  app = await buildTestApp({
    admission: { maxRunning: 1, maxWaiting: 2, maxWaitMs: { login: 20, interactive: 20, bulk: 20 } },
  });
  agent = await makeAgent(app);
  address = await listen(app);
});
afterAll(() => app.close());

describe('with more calls than can be answered', () => {
  it.each([
    ['a call', 'POST', '/api/Agent/GetAgentPlayerList'],
    ['an upload', 'POST', '/api/File/UploadFile'],
    ['an export', 'POST', '/api/Account/ExportMyData'],
    ['a stored file', 'GET', '/files/01890000-0000-7000-8000-000000000000'],
    ['a picture', 'GET', '/avatars/01890000-0000-7000-8000-000000000000.png'],
    ['the page of a public link', 'GET', '/api/player/playerReport/fb/0123456789abcdef'],
    ['the chat’s REST side', 'GET', '/discussions'],
    ['the provider’s report', 'POST', '/api/Payment/Webhook'],
  ] as const)(
    '%s is refused with 503, Retry-After and a text in the reader’s language',
    async (_what, method, url) => {
      const answer = await busy(() =>
        app.app.http.inject({
          method,
          url,
          headers: { authorization: `Bearer ${agent.token}`, 'accept-language': 'de' },
          ...(method === 'POST' && { payload: {} }),
        }),
      );
      const text = 'Gerade kommen zu viele Anfragen an: Versuche es in ein paar Sekunden noch einmal';
      expect([url, answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([url, 503, true]);
      expect(answer.json()).toMatchObject({ code: 'OVERLOADED', detail: text });
    },
  );

  it.each(['/auth/login', '/auth/enter', '/auth/refresh', '/auth/logout'])(
    '%s is refused in the form of its other answers',
    async (url) => {
      const answer = await busy(() =>
        app.app.http.inject({ method: 'POST', url, headers: { 'accept-language': 'de' } }),
      );
      expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
      expect(answer.json()).toEqual({
        error: 'server_error',
        error_description: 'Gerade kommen zu viele Anfragen an: Versuche es in ein paar Sekunden noch einmal',
      });
    },
  );

  it('signs of life and the page are answered', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics']) {
      const { statusCode } = await busy(() => app.app.http.inject(url));
      expect([url, statusCode]).toEqual([url, 200]);
    }
  });

  it('a message is refused in a way that lets the browser send it again', async () => {
    const { ada, room } = await makeTalk(app);
    const sockets = new OpenSockets(address);
    const screen = await sockets.inRoom(ada, room);
    expect(await busy(() => refusal(screen.send('Buongiorno', 'one')))).toBe('unavailable');
    sockets.close();
  });
});

it('a call whose client has gone while it waited is not executed', async () => {
  const busy = await buildTestApp({ admission: { maxRunning: 1 } });
  const { token } = await makeAgent(busy);
  await listen(busy);
  const { port } = busy.app.http.server.address() as AddressInfo;
  const { admission, db } = busy.services;
  const body = JSON.stringify({ Name: 'Terzini', Query: 'role=2' });
  const leave = await admission.enter('interactive');
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /api/Portfolio/SaveSearch HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  const waiting = () =>
    admission.stats().find(({ priority, state }) => priority === 'interactive' && state === 'waiting')?.calls;
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
  socket.destroy();
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  leave();
  expect((await busy.call(token, 'Portfolio/GetSavedSearches', {})).ok.items).toEqual([]);
  expect((await sql`select from saved_searches`.execute(db)).rows).toEqual([]);
  await busy.close();
});

it('an account with too many calls in flight is refused with 429, and others are answered', async () => {
  const bounded = await buildTestApp({ admission: { maxOfAccount: 2 } });
  const [one, other] = [await makeAgent(bounded), await makeAgent(bounded)];
  const ask = ({ token }: Person) => bounded.call(token, 'Portfolio/GetSavedSearches', {});
  const locking = new pg.Client({ connectionString: bounded.databaseUrl });
  await locking.connect();
  await locking.query('begin; lock table saved_searches in access exclusive mode');
  const asked = [ask(one), ask(one), ask(one), ask(one), ask(other)];
  const first = await Promise.race(asked);
  expect([first.status, first.problem.code, first.headers['retry-after']]).toEqual([
    429,
    'RATE_LIMITED',
    '1',
  ]);
  await locking.end();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429]);
  expect(statuses[4]).toBe(200);
  expect((await ask(one)).status).toBe(200);
  await bounded.close();
});
