import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { buildTestServer, gate, type TestServer, type TestSession } from '../test/build-test-server.ts';
import { connectRaw, disconnectAll, type RawClient } from '../test/raw-client.ts';
import type { ChannelDefinition } from './channel-definition.ts';
import type { PhoenixServerOptions } from './phoenix-server.ts';

let server: TestServer;

const room: ChannelDefinition<TestSession> = {
  topic: 'room:*',
  join: () => ({ ok: {} }),
  handle: { echo: (_channel, payload) => ({ ok: payload }) },
};

async function start(options: Partial<PhoenixServerOptions<TestSession>> = {}): Promise<void> {
  server = await buildTestServer({ channels: [room], ...options });
}

/** A second socket, to check that others are not affected. */
async function bystander(): Promise<() => Promise<void>> {
  const client = await connectRaw(server.url, 'token=bob&vsn=2.0.0');
  await client.ask(['1', '1', 'room:1', 'phx_join', {}]);
  return async () => {
    expect((await client.ask(['1', '2', 'room:1', 'echo', { fine: true }]))[4].response).toEqual({
      fine: true,
    });
  };
}

async function gone(client: RawClient, code: number): Promise<void> {
  expect(await client.closed).toBe(code);
  expect(server.phoenix.stats()).toMatchObject({ sockets: 1, channels: 1 });
}

afterEach(async () => {
  disconnectAll();
  await server.close();
});

describe('a malformed frame closes its own socket only', () => {
  const push = (...fields: string[]) =>
    Buffer.concat([
      Buffer.from([0, ...fields.map((field) => Buffer.byteLength(field))]),
      ...fields.map((field) => Buffer.from(field)),
    ]);

  test.each<[string, unknown, number]>([
    ['no JSON', '{', 1007],
    ['empty text', '', 1007],
    ['an object where an array is due', '{"topic":"room:1"}', 1003],
    ['too few fields', '[null,"1","room:1","echo"]', 1003],
    ['a number as ref', '[null,1,"room:1","echo",{}]', 1003],
    ['a topic that is no text', '[null,"1",{},"echo",{}]', 1003],
    ['a topic of 256 characters', JSON.stringify([null, '1', 'r'.repeat(256), 'echo', {}]), 1003],
    ['an empty event', '[null,"1","room:1","",{}]', 1003],
    ['a join without reference', '[null,null,"room:1","phx_join",{}]', 1003],
    ['more than 64 KiB', `[null,"1","room:1","echo",{"text":"${'x'.repeat(64 * 1024)}"}]`, 1009],
    ['no bytes', new Uint8Array(0), 1003],
    ['bytes of an unknown kind', Buffer.from([9, 1, 1, 1, 1, 65, 65, 65, 65]), 1003],
    ['lengths beyond the end', Buffer.from([0, 1, 1, 200, 1, 65]), 1003],
    ['a binary push without topic', push('1', '1', '', 'echo'), 1003],
  ])('%s', async (_name, frame, code) => {
    await start();
    const isFine = await bystander();
    const client = await connectRaw(server.url);
    await client.ask(['1', '1', 'room:1', 'phx_join', {}]);
    client.send(frame);
    await gone(client, code);
    await isFine();
  });

  test('text that is not UTF-8', async () => {
    await start();
    const isFine = await bystander();
    const client = await connectRaw(server.url);
    client.websocket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    await gone(client, 1007);
    await isFine();
  });

  test('version 1 refuses arrays and binary frames', async () => {
    await start();
    await bystander();
    for (const frame of ['[null,"1","room:1","echo",{}]', push('1', '2', 'room:1', 'echo')]) {
      const client = await connectRaw(server.url, 'token=ann');
      client.send(frame);
      await gone(client, 1003);
    }
  });

  test('a well-formed binary push is answered, and the socket stays open', async () => {
    await start();
    const client = await connectRaw(server.url);
    await client.ask(['1', '1', 'room:1', 'phx_join', {}]);
    expect(
      await client.ask(Buffer.concat([push('1', '2', 'room:1', 'echo'), Buffer.from([1, 2, 3])])),
    ).toEqual(['1', '2', 'room:1', 'phx_reply', { status: 'error', response: { reason: 'invalid' } }]);
    expect((await client.ask(['1', '3', 'room:1', 'echo', {}]))[4].status).toBe('ok');
  });
});

describe('rates', () => {
  test('the 61st push in ten seconds is answered rate_limited, and after ten seconds pushes pass again', async () => {
    await start();
    const client = await connectRaw(server.url);
    await client.ask(['1', '1', 'room:1', 'phx_join', {}]);
    for (let n = 1; n <= 61; n += 1) client.send(['1', `${n}`, 'room:1', 'echo', {}]);
    const replies = await client.take(61);
    expect(replies.filter((frame) => frame[4].status === 'ok')).toHaveLength(60);
    const last = replies.find((frame) => frame[1] === '61');
    expect(last?.[4]).toEqual({ status: 'error', response: { reason: 'rate_limited' } });
    expect((await client.ask([null, '62', 'phoenix', 'heartbeat', {}]))[4].status).toBe('ok');
    server.clock.advance(10_000);
    expect((await client.ask(['1', '63', 'room:1', 'echo', {}]))[4].status).toBe('ok');
  });

  test('a leave is handled even above the limit', async () => {
    await start({ limits: { eventsPer10s: 0 } });
    const client = await connectRaw(server.url);
    await client.ask(['1', '1', 'room:1', 'phx_join', {}]);
    expect((await client.ask(['1', '2', 'room:1', 'echo', {}]))[4].response.reason).toBe('rate_limited');
    expect((await client.ask(['1', '3', 'room:1', 'phx_leave', {}]))[4].status).toBe('ok');
  });

  test('a client with 100 channels may rejoin them all at once; the 101st is refused', async () => {
    await start();
    const client = await connectRaw(server.url);
    for (let n = 1; n <= 101; n += 1) client.send([`${n}`, `${n}`, `room:${n}`, 'phx_join', {}]);
    const replies = await client.take(101);
    expect(replies.filter((frame) => frame[4].status === 'ok')).toHaveLength(100);
    expect(replies.find((frame) => frame[1] === '101')).toEqual([
      '101',
      '101',
      'room:101',
      'phx_reply',
      { status: 'error', response: { reason: 'too many channels joined' } },
    ]);
    // A duplicate join takes no further place, and a leave makes room.
    client.send(['102', '102', 'room:1', 'phx_join', {}]);
    expect((await client.take(2))[1]?.[4].status).toBe('ok');
    client.send(['2', '103', 'room:2', 'phx_leave', {}]);
    await client.take(2);
    expect((await client.ask(['104', '104', 'room:101', 'phx_join', {}]))[4].status).toBe('ok');
  });

  test('joins have a limit of their own', async () => {
    await start({ limits: { joinsPer10s: 2 } });
    const client = await connectRaw(server.url);
    for (const ref of ['1', '2', '3']) client.send([ref, ref, 'nowhere', 'phx_join', {}]);
    const replies = await client.take(3);
    const reasons = new Map(replies.map((frame) => [frame[1], frame[4].response.reason]));
    expect(reasons.get('2')).toBe('unmatched topic');
    expect(reasons.get('3')).toBe('rate_limited');
  });

  test('a flood is closed with 1008', async () => {
    await start();
    const isFine = await bystander();
    const client = await connectRaw(server.url);
    for (let n = 0; n <= 300; n += 1) client.send([null, `${n}`, 'phoenix', 'heartbeat', {}]);
    await gone(client, 1008);
    expect(server.phoenix.stats().floodsClosed).toBe(1);
    await isFine();
  });

  test('frames that wait for a handler are bounded', async () => {
    const slow = gate();
    const stuck: ChannelDefinition<TestSession> = {
      topic: 'slow',
      join: () => ({ ok: {} }),
      handle: { wait: () => slow.passed.then(() => ({ ok: {} })) },
    };
    await start({ channels: [stuck], limits: { queuedFrames: 2 } });
    const client = await connectRaw(server.url);
    await client.ask(['1', '1', 'slow', 'phx_join', {}]);
    for (const ref of ['2', '3', '4', '5']) client.send(['1', ref, 'slow', 'wait', {}]);
    expect(await client.next()).toEqual([
      '1',
      '5',
      'slow',
      'phx_reply',
      { status: 'error', response: { reason: 'rate_limited' } },
    ]);
    slow.open();
    expect((await client.take(3)).map((frame) => frame[1])).toEqual(['2', '3', '4']);
  });
});

describe('silence', () => {
  test('a socket that sends nothing for 60 s is closed with 1001, one that sends heartbeats is not', async () => {
    await start({ limits: { deadAfterMs: 1_000_000 } });
    const idle = await connectRaw(server.url);
    const alive = await connectRaw(server.url, 'token=bob&vsn=2.0.0');
    for (let beat = 1; beat <= 3; beat += 1) {
      server.clock.advance(20_000);
      if (beat < 3) expect((await alive.ask([null, 'b', 'phoenix', 'heartbeat', {}]))[4].status).toBe('ok');
    }
    expect(await idle.closed).toBe(1001);
    expect((await alive.ask([null, 'b', 'phoenix', 'heartbeat', {}]))[4].status).toBe('ok');
  });

  test('a peer that does not answer pings for 40 s is cut', async () => {
    await start();
    const dead = await connectRaw(server.url, 'token=ann&vsn=2.0.0', { autoPong: false });
    const pinged = new Promise((resolve) => dead.websocket.once('ping', resolve));
    server.clock.advance(20_000);
    await pinged;
    server.clock.advance(20_000);
    expect(await dead.closed).toBe(1006);
    expect(server.phoenix.stats().sockets).toBe(0);
  });
});

describe('a slow reader', () => {
  /** Upgrades by hand and then reads nothing. */
  async function connectDeaf(topic: string): Promise<Socket> {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const key = Buffer.alloc(16).toString('base64');
    socket.write(
      `GET /socket/websocket?token=deaf&vsn=2.0.0 HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    const text = Buffer.from(JSON.stringify(['1', '1', topic, 'phx_join', {}]));
    // Masked with zeros: the payload stays as it is.
    socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    return socket;
  }

  test('that sends a close frame receives nothing after the reply to it', async () => {
    await start();
    const leaving = await connectDeaf('room:1');
    const frameOf = (...frame: unknown[]) => {
      const text = Buffer.from(JSON.stringify(frame));
      return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
    };
    // In one piece: what is answered at once, what is answered a moment later, and the close frame (1000).
    const goodbye = Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe8]);
    const heartbeat = frameOf(null, 'beat', 'phoenix', 'heartbeat', {});
    leaving.write(Buffer.concat([heartbeat, frameOf('1', '2', 'room:1', 'echo', { late: true }), goodbye]));
    const chunks: Buffer[] = [];
    for await (const bytes of leaving) chunks.push(bytes as Buffer);
    const all = Buffer.concat(chunks);
    expect([...all.subarray(-4)]).toEqual([0x88, 0x02, 0x03, 0xe8]);
    expect([all.includes('beat'), all.includes('late')]).toEqual([true, false]);
  });

  test('is disconnected when more than 1 MiB is unsent; the others get every event', async () => {
    await start();
    const deaf = await connectDeaf('room:1');
    const closed = new Promise((resolve) => deaf.once('close', resolve));
    const client = await connectRaw(server.url);
    await client.ask(['1', '1', 'room:1', 'phx_join', {}]);
    const text = 'x'.repeat(100_000);
    let sent = 0;
    let maxBuffered = 0;
    while (server.phoenix.stats().slowReadersCut === 0) {
      server.phoenix.broadcast('room:1', 'news', { n: sent, text });
      expect((await client.next())[4].n).toBe(sent);
      sent += 1;
      maxBuffered = Math.max(maxBuffered, server.phoenix.stats().bytesBuffered);
    }
    expect(maxBuffered).toBeGreaterThan(900_000);
    expect(maxBuffered).toBeLessThan(1024 * 1024 + 2 * text.length);
    expect(server.phoenix.stats()).toMatchObject({
      sockets: 1,
      channels: 1,
      slowReadersCut: 1,
      bytesBuffered: 0,
    });
    deaf.resume().destroy();
    await closed;
  });

  test('a burst in one turn does not disconnect a reader that keeps up', async () => {
    await start();
    const client = await connectRaw(server.url);
    await client.ask(['1', '1', 'room:1', 'phx_join', {}]);
    server.phoenix.broadcast('room:1', 'big', { text: 'x'.repeat(3_000_000) });
    expect((await client.next())[4].text).toHaveLength(3_000_000);
    for (let n = 0; n < 5; n += 1) server.phoenix.broadcast('room:1', 'small', { n });
    expect((await client.take(5)).map((frame) => frame[4].n)).toEqual([0, 1, 2, 3, 4]);
  });

  test('a join is aborted when too many events are held back during it', async () => {
    const reached = gate();
    const slow: ChannelDefinition<TestSession> = {
      topic: 'slow',
      join: () => {
        reached.open();
        return new Promise(() => undefined);
      },
      handle: {},
    };
    await start({ channels: [slow], limits: { maxBufferedBytes: 1_000 } });
    const client = await connectRaw(server.url);
    client.send(['1', '1', 'slow', 'phx_join', {}]);
    await reached.passed;
    for (let n = 0; n < 2; n += 1) server.phoenix.broadcast('slow', 'news', { text: 'x'.repeat(600) });
    expect(await client.closed).toBe(1006);
    expect(server.phoenix.stats()).toMatchObject({ sockets: 0, channels: 0 });
  });
});
