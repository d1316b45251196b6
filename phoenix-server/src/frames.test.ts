import { afterEach, describe, expect, test } from 'vitest';
import { buildTestServer, gate, type TestServer, type TestSession } from '../test/build-test-server.ts';
import { connectRaw, disconnectAll, type RawClient } from '../test/raw-client.ts';
import type { Channel, ChannelDefinition } from './channel-definition.ts';

let server: TestServer;
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
};

async function start(...more: ChannelDefinition<TestSession>[]): Promise<void> {
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

  test('a push without join_ref belongs to the current join, and one without ref gets no reply', async () => {
    await start();
    const client = await connectRaw(server.url);
    await joined(client);
    expect((await client.ask([null, '2', 'room:1', 'echo', {}])).slice(0, 2)).toEqual([null, '2']);
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
    const toAnn = await ann.take(3);
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

  test('clients of both versions receive a broadcast', async () => {
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

describe('handlers', () => {
  test('an error in a handler is answered with internal, is logged, and affects nobody else', async () => {
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

  test('an event without a handler is answered with unknown_event and the channel stays', async () => {
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
    expect((await client.ask([null, 'beat', 'phoenix', 'heartbeat', {}]))[1]).toBe('beat');
    expect((await client.ask(['2', '2', 'room:1', 'phx_join', {}]))[4].status).toBe('ok');
    slow.open();
    expect((await client.take(3)).map((frame) => frame[1])).toEqual(['push 1', 'push 2', 'push 3']);
    expect(order).toEqual([1, 2, 3]);
  });

  test('a payload that is not an object is invalid, a missing one is empty', async () => {
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
    let endedChannel: Channel<TestSession> | undefined;
    await start({
      topic: 'kept',
      join(channel) {
        endedChannel = channel;
        return { ok: {} };
      },
      handle: {},
    });
    const client = await connectRaw(server.url);
    await client.ask(['1', '1', 'kept', 'phx_join', {}]);
    client.send(['1', '2', 'kept', 'phx_leave', {}]);
    await client.take(2);
    endedChannel?.push('late', {});
    expect(await client.drained()).toEqual([]);
  });
});
