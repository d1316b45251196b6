import { afterEach, describe, expect, test } from 'vitest';
import { buildTestServer, gate, type TestServer, type TestSession } from '../test/build-test-server.ts';
import { connectRaw, disconnectAll, type RawClient } from '../test/raw-client.ts';
import type { ChannelDefinition, LeaveReason } from './channel-definition.ts';

let server: TestServer;
const left: [topic: string, reason: LeaveReason][] = [];

const room: ChannelDefinition<TestSession> = {
  topic: 'room:*',
  join: (channel, params) => ({ ok: { user: channel.session.user, params } }),
  handle: {
    echo: (_channel, payload) => ({ ok: payload }),
  },
  left: (channel, reason) => left.push([channel.topic, reason]),
};

async function start(...more: ChannelDefinition<TestSession>[]): Promise<void> {
  left.length = 0;
  server = await buildTestServer({ channels: [room, ...more] });
}

async function joined(client: RawClient, topic = 'room:1', ref = '1'): Promise<void> {
  await client.ask([ref, ref, topic, 'phx_join', {}]);
}

afterEach(async () => {
  disconnectAll();
  await server.close();
});

describe('joins and leaves', () => {
  test('a topic that no definition matches is refused without join_ref', async () => {
    await start();
    const client = await connectRaw(server.url);
    for (const topic of ['nowhere', '__proto__', 'constructor', 'room']) {
      expect(await client.ask(['1', '1', topic, 'phx_join', {}])).toEqual([
        null,
        '1',
        topic,
        'phx_reply',
        { status: 'error', response: { reason: 'unmatched topic' } },
      ]);
    }
  });

  test('an exact topic has precedence over a prefix, a longer prefix over a shorter one', async () => {
    const named = (topic: string): ChannelDefinition<TestSession> => ({
      topic,
      join: (channel) => ({ ok: { topic, suffix: channel.suffix } }),
      handle: {},
    });
    await start(named('room:vip:*'), named('room:vip:top'));
    const client = await connectRaw(server.url);
    const response = async (topic: string, ref: string) =>
      (await client.ask([ref, ref, topic, 'phx_join', {}]))[4].response;
    expect(await response('room:vip:top', '1')).toEqual({ topic: 'room:vip:top', suffix: '' });
    expect(await response('room:vip:9', '2')).toEqual({ topic: 'room:vip:*', suffix: '9' });
    expect(await response('room:9', '3')).toMatchObject({ user: 'ann' });
  });

  test('a duplicate join closes the old one under its old join_ref and then answers', async () => {
    await start();
    const client = await connectRaw(server.url);
    await joined(client);
    client.send(['2', '2', 'room:1', 'phx_join', {}]);
    const [closed, reply] = await client.take(2);
    expect(closed).toEqual(['1', '1', 'room:1', 'phx_close', {}]);
    expect(reply).toMatchObject(['2', '2', 'room:1', 'phx_reply', { status: 'ok' }]);
    expect(left).toEqual([['room:1', 'displaced']]);
    server.phoenix.broadcast('room:1', 'news', {});
    expect(await client.drained()).toHaveLength(1);
  });

  test('a push of an older join is dropped without an answer', async () => {
    await start();
    const client = await connectRaw(server.url);
    await joined(client, 'room:1', '1');
    client.send(['2', '2', 'room:1', 'phx_join', {}]);
    await client.take(2);
    client.send(['1', '3', 'room:1', 'echo', {}]);
    client.send(['1', '4', 'room:1', 'phx_leave', {}]);
    expect(await client.drained()).toEqual([]);
    expect((await client.ask(['2', '5', 'room:1', 'echo', {}]))[4].status).toBe('ok');
  });

  test('a push on a topic not joined gets unmatched topic', async () => {
    await start();
    const client = await connectRaw(server.url);
    expect(await client.ask(['1', '2', 'room:1', 'echo', {}])).toEqual([
      null,
      '2',
      'room:1',
      'phx_reply',
      { status: 'error', response: { reason: 'unmatched topic' } },
    ]);
  });

  test('a leave is answered ok and followed by phx_close, and no more events arrive', async () => {
    await start();
    const client = await connectRaw(server.url);
    await joined(client);
    client.send(['1', '2', 'room:1', 'phx_leave', {}]);
    const [reply, closed] = await client.take(2);
    expect(reply).toEqual(['1', '2', 'room:1', 'phx_reply', { status: 'ok', response: {} }]);
    expect(closed).toEqual(['1', '1', 'room:1', 'phx_close', {}]);
    server.phoenix.broadcast('room:1', 'news', {});
    expect(await client.drained()).toEqual([]);
    expect(left).toEqual([['room:1', 'left']]);
    expect(server.phoenix.stats().channels).toBe(0);
  });

  test('a leave of a topic not joined is answered ok', async () => {
    await start();
    const client = await connectRaw(server.url);
    expect(await client.ask(['8', '9', 'room:1', 'phx_leave', {}])).toMatchObject([
      '8',
      '9',
      'room:1',
      'phx_reply',
      { status: 'ok' },
    ]);
  });

  test('join, leave and join again during a slow first join are handled in order and end joined', async () => {
    const slow = gate();
    let calls = 0;
    await start({
      topic: 'slow',
      join: async () => {
        calls += 1;
        if (calls === 1) await slow.passed;
        return { ok: { call: calls } };
      },
      handle: {},
      left: (channel, reason) => left.push([channel.topic, reason]),
    });
    const client = await connectRaw(server.url);
    client.send(['1', '1', 'slow', 'phx_join', {}]);
    client.send(['1', '2', 'slow', 'phx_leave', {}]);
    client.send(['3', '3', 'slow', 'phx_join', {}]);
    expect(await client.drained()).toEqual([]);
    slow.open();
    const frames = await client.take(4);
    expect(frames.map((frame) => [frame[0], frame[3]])).toEqual([
      ['1', 'phx_reply'],
      ['1', 'phx_reply'],
      ['1', 'phx_close'],
      ['3', 'phx_reply'],
    ]);
    server.phoenix.broadcast('slow', 'news', {});
    expect(await client.next()).toEqual([null, null, 'slow', 'news', {}]);
    expect(server.phoenix.stats().channels).toBe(1);
  });
});

describe('the reply of a join comes before its events', () => {
  test('broadcasts during a pending join follow the reply and the pushes of after', async () => {
    const slow = gate();
    const reached = gate();
    await start({
      topic: 'slow',
      join: async (channel) => {
        channel.push('early', {});
        reached.open();
        await slow.passed;
        return { ok: {}, after: (joinedChannel) => joinedChannel.push('presence_state', {}) };
      },
      handle: {},
    });
    const client = await connectRaw(server.url);
    client.send(['1', '1', 'slow', 'phx_join', {}]);
    await reached.passed;
    server.phoenix.broadcast('slow', 'news', { n: 1 });
    server.phoenix.broadcast('slow', 'news', { n: 2 });
    expect(await client.drained()).toEqual([]);
    slow.open();
    const frames = await client.take(5);
    expect(frames.map((frame) => frame[3])).toEqual(['phx_reply', 'presence_state', 'early', 'news', 'news']);
    expect(frames.map((frame) => frame[4].n)).toEqual([undefined, undefined, undefined, 1, 2]);
  });

  test('a refused join receives none of the broadcasts sent meanwhile', async () => {
    const slow = gate();
    const reached = gate();
    await start({
      topic: 'slow',
      join: async () => {
        reached.open();
        await slow.passed;
        return { error: { reason: 'forbidden' } };
      },
      handle: {},
    });
    const client = await connectRaw(server.url);
    client.send(['1', '1', 'slow', 'phx_join', {}]);
    await reached.passed;
    server.phoenix.broadcast('slow', 'news', {});
    slow.open();
    expect(await client.next()).toEqual([
      '1',
      '1',
      'slow',
      'phx_reply',
      { status: 'error', response: { reason: 'forbidden' } },
    ]);
    server.phoenix.broadcast('slow', 'news', {});
    expect(await client.drained()).toEqual([]);
    expect(server.phoenix.stats().channels).toBe(0);
  });

  test.each([
    ['closeChannels', 'forbidden', () => server.phoenix.closeChannels('slow', 'ann')],
    ['restartChannels', 'internal', () => server.phoenix.restartChannels(() => true)],
  ])('a join under way is refused by %s with %s', async (_name, reason, dismiss) => {
    const slow = gate();
    const reached = gate();
    await start({
      topic: 'slow',
      join: async () => {
        reached.open();
        await slow.passed;
        return { ok: { secret: true } };
      },
      handle: {},
    });
    const client = await connectRaw(server.url);
    client.send(['1', '1', 'slow', 'phx_join', {}]);
    await reached.passed;
    dismiss();
    slow.open();
    expect((await client.next())[4]).toEqual({ status: 'error', response: { reason } });
    expect(await client.drained()).toEqual([]);
  });
});
