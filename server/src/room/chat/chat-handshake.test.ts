import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { listen, makeTalk } from '../../../test/factories/chat.ts';
import type { Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let url: string;
let ada: Person;
let room: number;
let log = '';
const open: WebSocket[] = [];

beforeAll(async () => {
  app = await buildTestApp({
    env: { LOG_LEVEL: 'trace' },
    logTo: {
      write(line) {
        log += line;
      },
    },
  });
  url = await listen(app);
  ({ ada, room } = await makeTalk(app));
});

afterAll(async () => {
  for (const socket of open) socket.terminate();
  await app.close();
});

/** Connects; returns the socket, or the status of the refusal. */
async function connects(query: string, protocols: string[] = []): Promise<WebSocket | number> {
  const socket = new WebSocket(`${url}/websocket?${query}`, protocols);
  open.push(socket);
  socket.on('error', () => undefined);
  return Promise.race([
    once(socket, 'open').then(() => socket),
    once(socket, 'unexpected-response').then(([, response]) => response.statusCode as number),
  ]);
}

const bearer = (token: string) => `base64url.bearer.phx.${btoa(token).replaceAll('=', '')}`;
const http = () => url.replace('ws:', 'http:');

it('never logs a token, however it was sent and whatever failed', async () => {
  const wrong = 'w'.repeat(43);
  for (const token of [ada.token, wrong]) {
    await connects(`token=${token}&vsn=2.0.0`);
    await connects('vsn=2.0.0', ['phoenix', bearer(token)]);
    await connects(`token=${token}&vsn=9.0.0`);
    await fetch(`${http()}/websocket?token=${token}&vsn=2.0.0`);
    await fetch(`${http()}/longpoll?token=${token}&vsn=2.0.0`, { headers: { 'x-phoenix-authtoken': token } });
  }
  const socket = (await connects(`token=${ada.token}&vsn=2.0.0`)) as WebSocket;
  const join = ['1', '1', `conversation:${room}`, 'phx_join', { last_message_id: 'x', token: ada.token }];
  socket.send(JSON.stringify(join));
  await once(socket, 'message');
  socket.send('{');
  await once(socket, 'close');
  app.services.log.info('the log is written');
  expect(log).toContain('the log is written');
  for (const token of [ada.token, wrong]) {
    expect(log).not.toContain(token);
    expect(log).not.toContain(bearer(token).slice(-20));
  }
});

it('long polling is not served', async () => {
  const response = await fetch(`${http()}/longpoll?token=${ada.token}&vsn=2.0.0`);
  expect(response.status).toBe(404);
});

it('the token may be sent as authToken, and the subprotocol phoenix is chosen', async () => {
  const socket = (await connects('vsn=2.0.0', ['phoenix', bearer(ada.token)])) as WebSocket;
  expect(socket.protocol).toBe('phoenix');
  expect(await connects('vsn=2.0.0', ['phoenix', bearer('w'.repeat(43))])).toBe(403);
});

it('version 1 frames are supported, and binary frames do no harm', async () => {
  const first = (await connects(`token=${ada.token}`)) as WebSocket;
  const topic = `conversation:${room}`;
  first.send(JSON.stringify({ topic, event: 'phx_join', payload: {}, ref: '1' }));
  const [joined] = await once(first, 'message');
  expect(JSON.parse(String(joined))).toMatchObject({ topic, event: 'phx_reply', ref: '1' });
  const second = (await connects(`token=${ada.token}&vsn=2.0.0`)) as WebSocket;
  second.send(JSON.stringify(['1', '1', topic, 'phx_join', {}]));
  await once(second, 'message');
  const fields = ['1', '2', topic, 'send_message'];
  second.send(
    Buffer.concat([
      Buffer.from([0, ...fields.map(({ length }) => length)]),
      Buffer.from(`${fields.join('')}x`),
    ]),
  );
  const [answer] = await once(second, 'message');
  expect(JSON.parse(String(answer))).toEqual([
    '1',
    '2',
    topic,
    'phx_reply',
    { status: 'error', response: { reason: 'invalid' } },
  ]);
});
