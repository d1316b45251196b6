import { Socket } from 'phoenix';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildTestServer } from '../test/build-test-server.ts';

const undo: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

test('join, push, broadcast with the official client', async () => {
  const server = await buildTestServer({
    channels: [
      {
        topic: 'room:*',
        join: (channel, params) => ({ ok: { suffix: channel.suffix, params } }),
        handle: { echo: (_c, p) => ({ ok: p }) },
      },
    ],
  });
  undo.push(server.close);
  const socket = new Socket(`${server.url}/socket`, {
    params: { token: 'ann' },
    transport: WebSocket as never,
  });
  undo.push(() => new Promise((resolve) => socket.disconnect(() => resolve())));
  socket.connect();
  const channel = socket.channel('room:7', { a: 1 });
  const reply = await new Promise((resolve, reject) =>
    channel.join().receive('ok', resolve).receive('error', reject),
  );
  expect(reply).toEqual({ suffix: '7', params: { a: 1 } });
  const echoed = await new Promise((resolve) => channel.push('echo', { x: 'ü' }).receive('ok', resolve));
  expect(echoed).toEqual({ x: 'ü' });
  const heard = new Promise((resolve) => channel.on('news', resolve));
  server.phoenix.broadcast('room:7', 'news', { n: 'x'.repeat(70000) });
  expect(await heard).toEqual({ n: 'x'.repeat(70000) });
});
