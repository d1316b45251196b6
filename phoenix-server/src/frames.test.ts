import { afterEach, describe, expect, test } from 'vitest';
import { buildTestServer, gate, type TestServer, type TestSession } from '../test/build-test-server.ts';
import { connectRaw, disconnectAll, type RawClient } from '../test/raw-client.ts';
import type { Channel } from './channel.ts';
import type { ChannelDefinition, LeaveReason } from './channel-definition.ts';

let server: TestServer;
const left: [topic: string, reason: LeaveReason][] = [];

const room: ChannelDefinition<TestSession> = {
  topic: 'room:*',
  join: (channel, params) => ({ ok: { user: channel.session.user, params } }),
  handle: {
    echo: (_channel, payload) => ({ ok: payload }),
    refuse: () => ({ error: { reason: 'forbidden' } }),
    crash: () => {
      throw new Error('boom');
    },
    whisper: (channel, payload) => {
      channel.push('whispered', payload);
      return { ok: {} };
    },
    shout: (channel, payload) => {
      server.phoenix.broadcast(channel.topic, 'shouted', payload, { except: channel });
      return { ok: {} };
    },
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

describe('version 2', () => {
  test('a join is answered with its own references', async () => {
    await start();
    const client = await connectRaw(server.url);
    expect(await client.ask(['3', '3', 'room:1', 'phx_join', { last: 7 }])).toEqual([
      '3',
      '3',
      'room:1',
      'phx_reply',
      { status: 'ok', response: { user: 'ann', params: { last: 7 } } },
    ]);
  });

  test('a push is answered with the join_ref and ref it carried', async () => {
    await start();
    const client = await connectRaw(server.url);
    await joined(client);
    expect(await client.ask(['1', '2', 'room:1', 'echo', { a: 'è' }])).toEqual([
      '1',
      '2',
      'room:1',
      'phx_reply',
      { status: 'ok', response: { a: 'è' } },
    ]);
    const refused = await client.ask(['1', '3', 'room:1', 'refuse', {}]);
    expect(refused[4]).toEqual({ status: 'error', response: { reason: 'forbidden' } });
  });

  test('a push without join_ref is taken for the current join, and one without ref gets no reply', async () => {
    await start();
    const client = await connectRaw(server.url);
    await joined(client);
    expect(await client.ask([null, '2', 'room:1', 'echo', {}])).toMatchObject([null, '2']);
    client.send(['1', null, 'room:1', 'echo', {}]);
    expect(await client.drained()).toEqual([]);
  });

  test('a broadcast carries no references, a push to one channel its join_ref', async () => {
    await start();
    const ann = await connectRaw(server.url);
    const bob = await connectRaw(server.url, 'token=bob&vsn=2.0.0');
    await joined(ann, 'room:1', '5');
    await joined(bob);
    ann.send(['5', '6', 'room:1', 'shout', { n: 1 }]);
    expect(await bob.next()).toEqual([null, null, 'room:1', 'shouted', { n: 1 }]);
    ann.send(['5', '7', 'room:1', 'whisper', { n: 2 }]);
    const toAnn = await ann.drained();
    expect(toAnn.map((frame) => frame[3])).toEqual(['phx_reply', 'whispered', 'phx_reply']);
    expect(toAnn[1]).toEqual(['5', null, 'room:1', 'whispered', { n: 2 }]);
  });

  test('a heartbeat is answered on the topic phoenix', async () => {
    await start();
    const client = await connectRaw(server.url);
    expect(await client.ask([null, '9', 'phoenix', 'heartbeat', {}])).toEqual([
      null,
      '9',
      'phoenix',
      'phx_reply',
      { status: 'ok', response: {} },
    ]);
  });

  test('a long payload, of any length class, arrives whole', async () => {
    await start();
    const client = await connectRaw(server.url);
    await joined(client);
    for (const length of [1, 40, 125, 126, 60_000, 70_000, 300_000]) {
      server.phoenix.broadcast('room:1', 'long', { text: 'ß'.repeat(length) });
      expect((await client.next())[4].text).toHaveLength(length);
    }
  });
});

describe('version 1', () => {
  test('frames are objects without join_ref, also when vsn is missing', async () => {
    await start();
    for (const query of ['token=ann', 'token=ann&vsn=1.0.0']) {
      const client = await connectRaw(server.url, query);
      expect(await client.ask({ topic: 'room:1', event: 'phx_join', payload: {}, ref: '1' })).toEqual({
        topic: 'room:1',
        event: 'phx_reply',
        payload: { status: 'ok', response: { user: 'ann', params: {} } },
        ref: '1',
      });
      expect(await client.ask({ topic: 'room:1', event: 'whisper', payload: { a: 1 }, ref: '2' })).toEqual({
        topic: 'room:1',
        event: 'whispered',
        payload: { a: 1 },
        ref: null,
      });
    }
  });

  test('the ref of the join is its join_ref, and phx_close carries it', async () => {
    await start();
    const client = await connectRaw(server.url, 'token=ann&vsn=1.0.0');
    await client.ask({ topic: 'room:1', event: 'phx_join', payload: {}, ref: '4' });
    server.phoenix.closeChannels('room:1', 'ann');
    expect(await client.next()).toEqual({ topic: 'room:1', event: 'phx_close', payload: {}, ref: '4' });
  });

  test('both versions hear one broadcast', async () => {
    await start();
    const old = await connectRaw(server.url, 'token=bob');
    const young = await connectRaw(server.url);
    await old.ask({ topic: 'room:1', event: 'phx_join', payload: {}, ref: '1' });
    await joined(young);
    server.phoenix.broadcast('room:1', 'news', { n: 1 });
    expect(await old.next()).toEqual({ topic: 'room:1', event: 'news', payload: { n: 1 }, ref: null });
    expect(await young.next()).toEqual([null, null, 'room:1', 'news', { n: 1 }]);
  });
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

  test('an exact topic goes before a prefix, a longer prefix before a shorter', async () => {
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
    expect(await client.ask(['2', '5', 'room:1', 'echo', {}])).toMatchObject(['2', '5']);
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

  test('a leave is answered ok and followed by phx_close; then nothing more is heard', async () => {
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

  test('join, leave and join again while the first is slow end joined, in order', async () => {
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
  test('what is broadcast while a join is pending follows the reply and what after pushes', async () => {
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

  test('a refused join hears nothing of what was broadcast meanwhile', async () => {
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

describe('handlers', () => {
  test('one that throws answers internal, is logged, and hurts nobody', async () => {
    const crash = () => {
      throw new Error('boom');
    };
    await start(
      { topic: 'bad', join: crash, handle: {} },
      { topic: 'worse', join: () => ({ ok: {}, after: crash }), handle: {}, left: crash },
    );
    const client = await connectRaw(server.url);
    await joined(client);
    expect((await client.ask(['1', '2', 'room:1', 'crash', {}]))[4].response).toEqual({ reason: 'internal' });
    expect((await client.ask(['3', '3', 'bad', 'phx_join', {}]))[4].response).toEqual({ reason: 'internal' });
    expect((await client.ask(['4', '4', 'worse', 'phx_join', {}]))[4].status).toBe('ok');
    client.send(['4', '5', 'worse', 'phx_leave', {}]);
    expect(await client.drained()).toHaveLength(2);
    expect((await client.ask(['1', '6', 'room:1', 'echo', {}]))[4].status).toBe('ok');
    expect(server.phoenix.stats()).toMatchObject({ handlerErrors: 4, channels: 1 });
    expect(server.logged).toHaveLength(4);
  });

  test('an event that no handler takes is answered unknown_event and the channel stays', async () => {
    await start();
    const client = await connectRaw(server.url);
    await joined(client);
    for (const event of ['nope', '__proto__', 'constructor', 'toString', 'phx_close', 'phx_reply']) {
      expect((await client.ask(['1', '2', 'room:1', event, {}]))[4].response).toEqual({
        reason: 'unknown_event',
      });
    }
    expect((await client.ask(['1', '3', 'room:1', 'echo', {}]))[4].status).toBe('ok');
  });

  test('pushes of one channel are handled one after the other, other topics and heartbeats do not wait', async () => {
    const slow = gate();
    const order: unknown[] = [];
    await start({
      topic: 'slow',
      join: () => ({ ok: {} }),
      handle: {
        wait: async (_channel, payload) => {
          if (payload.n === 1) await slow.passed;
          order.push(payload.n);
          return { ok: payload };
        },
      },
    });
    const client = await connectRaw(server.url);
    await client.ask(['1', '1', 'slow', 'phx_join', {}]);
    for (const n of [1, 2, 3]) client.send(['1', `push ${n}`, 'slow', 'wait', { n }]);
    expect(await client.ask([null, 'beat', 'phoenix', 'heartbeat', {}])).toMatchObject([null, 'beat']);
    expect((await client.ask(['2', '2', 'room:1', 'phx_join', {}]))[4].status).toBe('ok');
    slow.open();
    expect((await client.take(3)).map((frame) => frame[1])).toEqual(['push 1', 'push 2', 'push 3']);
    expect(order).toEqual([1, 2, 3]);
  });

  test('a payload that is no object is invalid, a missing one is empty', async () => {
    await start();
    const client = await connectRaw(server.url);
    await joined(client);
    for (const payload of [7, 'text', [1], true]) {
      expect((await client.ask(['1', '2', 'room:1', 'echo', payload]))[4].response).toEqual({
        reason: 'invalid',
      });
      expect((await client.ask(['9', '9', 'room:2', 'phx_join', payload]))[4].response).toEqual({
        reason: 'invalid',
      });
    }
    expect((await client.ask(['1', '3', 'room:1', 'echo', null]))[4]).toEqual({ status: 'ok', response: {} });
  });

  test('an ended channel pushes nothing', async () => {
    let kept: Channel<TestSession> | undefined;
    await start({
      topic: 'kept',
      join: (channel) => ({ ok: {}, after: () => void (kept = channel) }),
      handle: {},
    });
    const client = await connectRaw(server.url);
    await client.ask(['1', '1', 'kept', 'phx_join', {}]);
    client.send(['1', '2', 'kept', 'phx_leave', {}]);
    await client.take(2);
    kept?.push('late', {});
    expect(await client.drained()).toEqual([]);
  });
});
