import { randomUUID } from 'node:crypto';
import type { ChatMessage, OwnEvents, RoomEvents } from '@trattativa/contract/room/chat/chat';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Follower, makePair, nextPayload, ok, refusal } from '../../../test/factories/chat.ts';
import { makeAgent, type Person } from '../../../test/factories/people.ts';
import {
  type ChatNode,
  presenceFollowsTheLine,
  startTwoNodes,
  type TwoNodes,
} from '../../../test/factories/two-nodes.ts';
import type { TcpProxy } from '../../../test/stage/tcp-proxy.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { insertDrafts } from './messages/store-messages.repository.ts';

/** Two nodes on one database; the second reaches it through a proxy that can be cut. */
let nodes: TwoNodes;
let one: ChatNode;
let two: ChatNode;
let pipe: TcpProxy;
let ada: Person;
let bea: Person;
let room: number;

beforeAll(async () => {
  nodes = await startTwoNodes();
  ({ one, two, pipe } = nodes);
});

afterAll(() => nodes.close());

beforeEach(async () => {
  for (const { sockets } of [one, two]) sockets.close();
  ada = await makeAgent(one, { name: 'Ada' });
  bea = await makeAgent(one, { name: 'Bea' });
  room = await makePair(one, ada, bea);
});

interface PresenceDiff {
  joins: object;
  leaves: Record<string, { last_seen_at?: string | null }>;
}

/** The online state sent to a new tab of a person on this node. */
async function stateOf(node: ChatNode, person: Person): Promise<Record<string, { metas: unknown[] }>> {
  const tab = node.sockets.online(person);
  const everybody = tab.channel('users:join');
  const diffs = nextPayload<Record<string, { metas: unknown[] }>>(everybody, 'presence_state');
  await ok(everybody.join());
  const state = await diffs;
  tab.disconnect();
  return state;
}

const inRoom = (node: ChatNode, person: Person) => node.sockets.inRoom(person, room);

describe('a conversation with writers on two nodes', () => {
  it('has one order for all, numbered without gaps', async () => {
    const [a, b] = [await inRoom(one, ada), await inRoom(two, bea)];
    const sent = [];
    for (let n = 0; n < 50; n += 1) sent.push(ok(a.send(`a${n}`, `a${n}`)), ok(b.send(`b${n}`, `b${n}`)));
    await Promise.all(sent);
    await Promise.all([a.showing(100), b.showing(100)]);
    expect(a.shown).toEqual(b.shown);
    expect(a.shown.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(a.repeated + b.repeated).toBe(0);
  });

  it('stores a message sent again to the other node once', async () => {
    const [a, b] = [await inRoom(one, ada), await inRoom(two, ada)];
    const [first, again] = await Promise.all(
      [a, b].map((tab) => ok<{ message: ChatMessage }>(tab.send('x', 'twin'))),
    );
    expect(again?.message.id).toBe(first?.message.id);
    await Promise.all([a.showing(1), b.showing(1)]);
    expect((await ok<{ message: ChatMessage }>(b.send('y', 'next'))).message.seq).toBe(2);
  });

  it('loses and duplicates nothing when people change nodes', async () => {
    const a = await inRoom(one, ada);
    const total = 40;
    let listening = one.sockets.online(bea);
    let b = new Follower(listening, room);
    await b.joined;
    for (let n = 0; n < total; n += 1) {
      if (n % 10 === 4) {
        const before = b;
        listening.disconnect();
        listening = (n % 20 === 4 ? two : one).sockets.online(bea);
        b = new Follower(listening, room, before.shown);
      }
      const clientId = randomUUID();
      while ((await refusal(a.send(`m${n}`, clientId))) !== 'none');
    }
    await b.showing(total);
    expect(b.shown.map(({ content }) => content)).toEqual(Array.from({ length: total }, (_, n) => `m${n}`));
  });

  it('counts as unread on the other node while closed; reading it here clears that', async () => {
    const mine = await two.sockets.own(bea);
    const a = await inRoom(one, ada);
    const diffs = nextPayload<OwnEvents['unread_updated']>(mine, 'unread_updated');
    await ok(a.send('Buongiorno', 'one'));
    expect(await diffs).toMatchObject({ conversation_id: room, unread_count: 1, last_message: { seq: 1 } });
    const read = nextPayload<OwnEvents['unread_updated']>(mine, 'unread_updated');
    const b = await inRoom(one, bea);
    await ok(b.channel.push('mark_read_messages', { discussion_id: room }));
    expect(await read).toMatchObject({ unread_count: 0 });
    const next = nextPayload<OwnEvents['unread_updated']>(mine, 'unread_updated');
    await ok(a.send('Ancora', 'two'));
    expect(await next).toMatchObject({ unread_count: 1 });
  });
});

describe('the limit of sixty messages a minute', () => {
  it('is shared by all nodes and includes edits', async () => {
    const [a, b] = [await inRoom(one, ada), await inRoom(two, ada)];
    for (let n = 0; n < 39; n += 1) await ok((n % 2 ? a : b).send(`m${n}`, `m${n}`));
    await a.showing(39);
    const change = { message_id: a.shown[1]?.id, content: 'edited' };
    for (let n = 0; n < 20; n += 1) await ok(a.channel.push('edit_message', change));
    await ok(a.send('the sixtieth', 'sixtieth'));
    await b.showing(40);
    for (const tab of [a, b]) expect(await refusal(tab.send('too many', 'over'))).toBe('rate_limited');
    for (const node of [one, two]) node.clock.advance({ minutes: 1 });
    expect(await refusal(b.send('too many', 'over'))).toBe('none');
  });
});

describe('transient news', () => {
  it('reach the other node: typing, its end, and read marks', async () => {
    const [a, b] = [await inRoom(one, ada), await inRoom(two, bea)];
    const sign = nextPayload<RoomEvents['someone_typing']>(b.channel, 'someone_typing');
    await ok(a.channel.push('typing', {}));
    expect(await sign).toMatchObject({ user_id: ada.accountId });
    const gone = nextPayload(b.channel, 'typing_removed');
    const read = nextPayload<RoomEvents['someone_read_messages']>(a.channel, 'someone_read_messages');
    await ok(a.send('fatto', 'done'));
    await gone;
    await b.showing(1);
    await ok(b.channel.push('mark_read_messages', { discussion_id: room }));
    expect(await read).toMatchObject({ user_id: bea.accountId, last_read_message_id: b.shown[0]?.id });
  });

  it('presence: people on the other node appear and disappear', async () => {
    const everybody = one.sockets.online(ada).channel('users:join');
    await ok(everybody.join());
    const came = nextPayload<{ joins: object }>(
      everybody,
      'presence_diff',
      ({ joins }) => String(bea.accountId) in joins,
    );
    const socket = two.sockets.online(bea);
    await ok(socket.channel('users:join').join());
    await came;
    const left = nextPayload<{ leaves: object }>(
      everybody,
      'presence_diff',
      ({ leaves }) => String(bea.accountId) in leaves,
    );
    socket.disconnect();
    await left;
  });

  it('presence hidden on one node is hidden on the other, and so is the last-seen time', async () => {
    const cleo = await makeAgent(one, { name: 'Cleo' });
    await makePair(one, ada, cleo);
    const everybody = two.sockets.online(ada).channel('users:join');
    await ok(everybody.join());
    const diffs: object[] = [];
    everybody.on('presence_diff', (diff) => void diffs.push(diff));
    const key = String(bea.accountId);
    const came = nextPayload<PresenceDiff>(everybody, 'presence_diff', ({ joins }) => key in joins);
    const tabs = [one.sockets.online(bea), two.sockets.online(bea)];
    await Promise.all(tabs.map((tab) => ok(tab.channel('users:join').join())));
    await came;
    await expect.poll(async () => (await stateOf(two, ada))[key]?.metas.length).toBe(2);
    const gone = nextPayload<PresenceDiff>(
      everybody,
      'presence_diff',
      ({ leaves }) => leaves[key]?.last_seen_at !== undefined,
    );
    await one.call(bea.token, 'Account/SaveMyPreferences', { showsPresence: false });
    expect((await gone).leaves[key]?.last_seen_at).toBeNull();
    expect(await stateOf(two, ada)).not.toHaveProperty(key);

    // Neither a new tab on either node nor closing all tabs reveals them.
    const before = diffs.length;
    const more = [one, two].map(({ sockets }) => sockets.online(bea));
    await Promise.all(more.map((tab) => ok(tab.channel('users:join').join())));
    for (const tab of [...tabs, ...more]) tab.disconnect();
    const marker = one.sockets.online(cleo).channel('users:join');
    const marked = nextPayload<PresenceDiff>(
      everybody,
      'presence_diff',
      ({ joins }) => String(cleo.accountId) in joins,
    );
    await ok(marker.join());
    await marked;
    expect(diffs.slice(before).filter((diff) => JSON.stringify(diff).includes(`"${key}"`))).toEqual([]);
    const { conversation } = await (await inRoom(two, ada)).joined;
    expect(conversation.users.find(({ id }) => id === bea.accountId)?.last_seen_at).toBeNull();
  });

  it('a sign-out on one node closes the sockets on the other with 4001', async () => {
    const socket = two.sockets.online(ada);
    await ok(socket.channel(`users:${ada.accountId}`).join());
    const closed = new Promise((resolve) => socket.onClose(({ code }) => resolve(code)));
    const response = await one.app.http.inject({
      method: 'DELETE',
      url: '/accounts/sign_out',
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(response.statusCode).toBe(204);
    expect(await closed).toBe(4001);
  });
});

describe('a disconnected node', () => {
  it('catches up on messages, edits and read marks of the others afterwards, once', async () => {
    const [a, b] = [await inRoom(one, ada), await inRoom(two, bea)];
    const mine = await two.sockets.own(bea);
    const news: number[] = [];
    mine.on('live', ({ data }) => void news.push(data.PlayerId));
    await ok(a.send('before', 'before'));
    await b.showing(1);
    pipe.cut();
    for (const n of [1, 2, 3]) await ok(a.send(`m${n}`, `m${n}`));
    const counted = nextPayload<OwnEvents['unread_updated']>(
      mine,
      'unread_updated',
      ({ last_message, unread_count }) => last_message?.content === 'm3' && unread_count === 4,
    );
    const read = nextPayload<RoomEvents['someone_read_messages']>(b.channel, 'someone_read_messages');
    await ok(a.channel.push('mark_read_messages', { discussion_id: room }));
    await happen(bea, 71);
    await happen(bea, 72);
    pipe.mend();
    await b.showing(4);
    expect(b.shown).toEqual(a.shown);
    await Promise.all([counted, read]);
    const last = nextPayload(
      mine,
      'live',
      ({ data }: { data: { PlayerId: number } }) => data.PlayerId === 73,
    );
    await happen(bea, 73);
    await last;
    expect(news).toEqual([71, 72, 73]);
    expect(b.repeated).toBe(0);
    await ok(b.send('after', 'after'));
    await a.showing(5);
  });

  it('a disconnected node and its unsent messages are fetched by the others', async () => {
    const [a, b] = [await inRoom(one, ada), await inRoom(two, bea)];
    // As left by a node that dies between commit and broadcast.
    await storedInSilence('untold');
    pipe.cut();
    await a.showing(1);
    expect(a.shown.map(({ content }) => content)).toEqual(['untold']);
    pipe.mend();
    await b.showing(1);
  });

  it('takes its people offline when it is dead, and back online when it was not', async () => {
    await presenceFollowsTheLine(nodes, ada, bea);
  });

  it('keeps people online who have another tab on a live node', async () => {
    const key = String(bea.accountId);
    const [watching, here] = [one.sockets.online(ada), one.sockets.online(bea)];
    const everybody = watching.channel('users:join');
    await ok(everybody.join());
    const diffs = (fits: (diff: PresenceDiff) => boolean) => nextPayload(everybody, 'presence_diff', fits);
    await ok(here.channel('users:join').join());
    const came = diffs(({ joins }) => key in joins);
    await ok(two.sockets.online(bea).channel('users:join').join());
    await came;
    await expect.poll(async () => (await stateOf(one, ada))[key]?.metas.length).toBe(2);

    const oneTabLess = diffs(({ leaves }) => key in leaves);
    pipe.cut();
    expect((await oneTabLess).leaves[key]?.last_seen_at).toBeUndefined();
    expect((await stateOf(one, ada))[key]?.metas.length).toBe(1);
    const gone = diffs(({ leaves }) => key in leaves);
    here.disconnect();
    expect((await gone).leaves[key]?.last_seen_at).toBe(one.clock.now().toISOString());
    pipe.mend();
  });
});

/** An event for a person, recorded as by a use case. */
function happen(person: Person, playerId: number): Promise<void> {
  return one.services.db.transaction().execute((tx) =>
    recordEvent(tx, {
      type: 'player.changed',
      data: { playerId },
      recipients: [person.accountId],
      actorId: null,
      at: one.clock.now(),
    }),
  );
}

/** A message by Bea that is stored but was never broadcast. */
async function storedInSilence(content: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: one.databaseUrl, max: 1 });
  await insertDrafts(pool, [
    {
      conversationId: room,
      fromId: bea.accountId,
      clientId: 'silent',
      replyToId: null,
      mentions: [],
      content,
      at: one.clock.now(),
    },
  ]);
  await pool.end();
}
