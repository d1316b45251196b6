import { randomUUID } from 'node:crypto';
import type { ChatMessage, LoadedMessages, OwnEvents, RoomEvents } from '@trattativa/contract/room/chat/chat';
import type { Socket } from 'phoenix';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  listen,
  makePair,
  makeTalk,
  nextPayload,
  OpenSockets,
  ok,
  refusal,
} from '../../../test/factories/chat.ts';
import { makeAgent, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { removeMember } from './conversations/conversations.repository.ts';

let app: TestApp;
let ada: Person;
let bea: Person;
let room: number;
let sockets: OpenSockets;

beforeAll(async () => {
  app = await buildTestApp();
  sockets = new OpenSockets(await listen(app));
});

afterAll(async () => {
  sockets.close();
  await app.close();
});

beforeEach(async () => {
  sockets.close();
  ({ ada, bea, room } = await makeTalk(app));
});

const inRoom = (person: Person, conversationId = room) => sockets.inRoom(person, conversationId);

const closed = (socket: Socket) =>
  new Promise<number>((resolve) => socket.onClose(({ code }) => resolve(code)));

describe('a message', () => {
  it('is broadcast to every screen in the room, the sender included, and acknowledged with its number', async () => {
    const [a, b, again] = [await inRoom(ada), await inRoom(bea), await inRoom(bea)];
    const { message } = await ok<{ message: ChatMessage }>(a.send('Buongiorno', 'one'));
    expect(message).toMatchObject({
      seq: 1,
      from_id: ada.accountId,
      client_id: 'one',
      content: 'Buongiorno',
    });
    // Spec §9: 1000 is the id of the empty message that exists only on screens.
    expect(message.id).toBeGreaterThan(1000);
    await Promise.all([a.showing(1), b.showing(1), again.showing(1)]);
    for (const screen of [a, b, again]) expect(screen.shown).toEqual([message]);
  });

  it('by concurrent writers is seen by both in one order, numbered without gaps', async () => {
    const [a, b] = [await inRoom(ada), await inRoom(bea)];
    const sent = [];
    for (let n = 0; n < 25; n += 1) sent.push(ok(a.send(`a${n}`, `a${n}`)), ok(b.send(`b${n}`, `b${n}`)));
    await Promise.all(sent);
    await Promise.all([a.showing(50), b.showing(50)]);
    expect(a.shown).toEqual(b.shown);
    expect(a.shown.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(a.repeated + b.repeated).toBe(0);
    for (const who of ['a', 'b']) {
      const mine = a.shown.map(({ content }) => content).filter((content) => content.startsWith(who));
      expect(mine).toEqual(Array.from({ length: 25 }, (_, index) => `${who}${index}`));
    }
  });

  it('sent again with its client id is stored and shown once', async () => {
    const [a, b] = [await inRoom(ada), await inRoom(bea)];
    const first = await ok<{ message: ChatMessage }>(a.send('Una volta', 'same'));
    const again = await ok<{ message: ChatMessage; duplicate?: true }>(a.send('Una volta sola', 'same'));
    expect(again).toEqual({ message: first.message, duplicate: true });
    const atOnce = await Promise.all([
      ok<{ message: ChatMessage }>(a.send('x', 'twin')),
      ok<{ message: ChatMessage }>((await inRoom(ada)).send('x', 'twin')),
    ]);
    expect(atOnce[0].message.id).toBe(atOnce[1].message.id);
    await ok(b.send('fine', 'end'));
    await b.showing(3);
    expect(b.shown.map(({ content }) => content)).toEqual(['Una volta', 'x', 'fine']);
  });

  it('has the author of the token, whatever the payload claims', async () => {
    const a = await inRoom(ada);
    const payload = {
      content: 'Ciao',
      client_id: 'c',
      from_id: bea.accountId,
      id: 1,
      inserted_at: '1999-01-01',
    };
    const { message } = await ok<{ message: ChatMessage }>(a.channel.push('send_message', payload));
    expect(message.from_id).toBe(ada.accountId);
    expect(message.inserted_at).toBe(app.clock.now().toISOString());
  });

  it('is refused when blank, no text, unstorable or too long', async () => {
    const { channel } = await inRoom(ada);
    const refused = (content: unknown) => refusal(channel.push('send_message', { content, client_id: 'c' }));
    expect(await Promise.all(['   ', 7, null, 'a\u0000b', 'a\ud800', 'x'.repeat(4001)].map(refused))).toEqual(
      ['invalid', 'invalid', 'invalid', 'invalid', 'invalid', 'too_long'],
    );
    expect(await refused('x'.repeat(4000))).toBe('none');
  });

  it('is refused as the 61st of a person within a minute, and accepted a minute later', async () => {
    const first = await inRoom(ada);
    const second = await inRoom(ada);
    for (let n = 0; n < 60; n += 1) await ok((n % 2 ? first : second).send('.', `m${n}`));
    expect(await refusal(second.send('one too many', 'over'))).toBe('rate_limited');
    app.clock.advance({ minutes: 1 });
    expect(await refusal(first.send('one too many', 'over'))).toBe('none');
  });
});

describe('a lost connection', () => {
  it('loses and duplicates nothing, whatever was in flight', async () => {
    const [a, b] = [await inRoom(ada), await inRoom(bea)];
    const total = 40;
    for (let n = 0; n < total; n += 1) {
      const clientId = randomUUID();
      if (n % 5 === 2) b.cut();
      if (n % 7 === 3) a.cut();
      // A client's outbox: the same client id until there is an answer.
      while ((await refusal(a.send(`m${n}`, clientId))) !== 'none');
    }
    await Promise.all([a.showing(total), b.showing(total)]);
    const wanted = Array.from({ length: total }, (_, index) => `m${index}`);
    expect(a.shown.map(({ content }) => content)).toEqual(wanted);
    expect(b.shown.map(({ content }) => content)).toEqual(wanted);
  });

  it('is caught up with messages after the last one seen, oldest first', async () => {
    const a = await inRoom(ada);
    for (const n of [1, 2, 3, 4]) await ok(a.send(`m${n}`, `m${n}`));
    await a.showing(4);
    const channel = sockets.online(bea).channel(`conversation:${room}`, { last_message_id: a.shown[1]?.id });
    const reply = await ok<{ messages: ChatMessage[]; has_more: boolean }>(channel.join());
    expect(reply.messages.map(({ content }) => content)).toEqual(['m3', 'm4']);
    expect(reply.has_more).toBe(false);
  });

  it('a lost connection of years says that more messages exist than one answer carries', async () => {
    const a = await inRoom(ada);
    const { message } = await ok<{ message: ChatMessage }>(a.send('first', 'first'));
    await fillRoom(room, 700);
    const channel = sockets.online(bea).channel(`conversation:${room}`, { last_message_id: message.id });
    const reply = await ok<{ messages: ChatMessage[]; has_more: boolean }>(channel.join());
    expect([reply.messages.length, reply.messages[0]?.seq, reply.has_more]).toEqual([500, 2, true]);
  });
});

/** Inserts older messages into a room, without sockets. */
async function fillRoom(conversationId: number, count: number): Promise<void> {
  const { Pool } = (await import('pg')).default;
  const pool = new Pool({ connectionString: app.databaseUrl, max: 1 });
  await pool.query(
    `with c as (update conversations set last_seq = last_seq + $2 where id = $1 returning last_seq - $2 as before)
     insert into messages (conversation_id, seq, from_id, kind, content, inserted_at)
     select $1, c.before + n, $3, 'text', 'm' || n, now() from c, generate_series(1, $2) n order by n`,
    [conversationId, count, ada.accountId],
  );
  await pool.end();
}

describe('the history', () => {
  it('comes with the join, the last 50, and is paged upwards from there', async () => {
    await fillRoom(room, 120);
    const b = await inRoom(bea);
    const reply = await b.joined;
    expect([reply.messages.length, reply.messages[0]?.seq, reply.has_more]).toEqual([50, 71, true]);
    const load = (payload: object) =>
      ok<{ messages: ChatMessage[]; has_more: boolean }>(b.channel.push('load_messages', payload));
    const older = await load({ before_id: reply.messages[0]?.id, limit: 60 });
    expect([older.messages.length, older.messages[0]?.seq, older.has_more]).toEqual([60, 11, true]);
    const oldest = await load({ before_id: older.messages[0]?.id, limit: 100 });
    expect([oldest.messages.length, oldest.messages[0]?.seq, oldest.has_more]).toEqual([10, 1, false]);
    expect(await refusal(b.channel.push('load_messages', { limit: 101 }))).toBe('invalid');
  });

  it('is loaded around any message, downwards, and from its beginning', async () => {
    await fillRoom(room, 120);
    const b = await inRoom(bea);
    const reply = await b.joined;
    const load = async (payload: object) => {
      const { messages, ...ends } = await ok<LoadedMessages>(b.channel.push('load_messages', payload));
      return [messages.map(({ seq }) => seq), ends] as const;
    };
    const idOf = async (seq: number) =>
      (await ok<LoadedMessages>(b.channel.push('load_messages', { after_id: 0, limit: seq }))).messages.at(-1)
        ?.id;
    expect(await load({ around_id: await idOf(40), limit: 6 })).toEqual([
      [37, 38, 39, 40, 41, 42],
      { has_more: true, has_newer: true },
    ]);
    expect(await load({ around_id: await idOf(2), limit: 6 })).toEqual([
      [1, 2, 3, 4, 5, 6],
      { has_more: false, has_newer: true },
    ]);
    expect(await load({ around_id: reply.messages.at(-1)?.id, limit: 4 })).toEqual([
      [118, 119, 120],
      { has_more: true, has_newer: false },
    ]);
    expect(await load({ after_id: await idOf(100), limit: 3 })).toEqual([
      [101, 102, 103],
      { has_more: true, has_newer: true },
    ]);
    expect(await load({ after_id: reply.messages.at(-2)?.id })).toEqual([
      [120],
      { has_more: true, has_newer: false },
    ]);
    expect(await load({ limit: 2 })).toEqual([[119, 120], { has_more: true, has_newer: false }]);
    const refused = (payload: object) => refusal(b.channel.push('load_messages', payload));
    expect(await refused({ around_id: 999_999_999 })).toBe('not_found');
    expect(await refused({ around_id: 0 })).toBe('invalid');
    expect(await refused({ before_id: 5, after_id: 5 })).toBe('invalid');
  });
});

describe('authorisation of channels', () => {
  it('closes a conversation to non-members, and an own channel to other accounts', async () => {
    const eve = await makeAgent(app, { name: 'Eve' });
    const socket = sockets.online(eve);
    const topics = [
      `conversation:${room}`,
      'conversation:99999999',
      'conversation:0',
      'conversation:x',
      'users:1',
    ];
    const answers = await Promise.all(topics.map((topic) => refusal(socket.channel(topic).join())));
    expect(answers).toEqual(['not_found', 'not_found', 'not_found', 'not_found', 'forbidden']);
  });

  it('is checked on every push: a removed member can neither write, read nor change, even before the channel gets the event', async () => {
    const [a, b] = [await inRoom(ada), await inRoom(bea)];
    const { message } = await ok<{ message: ChatMessage }>(b.send('prima', 'before'));
    const at = app.clock.now();
    await app.services.db.transaction().execute((tx) => removeMember(tx, room, bea.accountId, at));
    const refused = (event: string, payload: object) => refusal(b.channel.push(event, payload));
    const own = { message_id: message.id };
    expect(
      await Promise.all([
        refused('send_message', { content: 'dopo', client_id: 'after' }),
        refused('mark_read_messages', { discussion_id: room }),
        refused('load_messages', {}),
        refused('edit_message', { ...own, content: 'altro' }),
        refused('delete_message', own),
      ]),
    ).toEqual(['forbidden', 'forbidden', 'forbidden', 'not_found', 'not_found']);
    await ok(a.send('fine', 'end'));
    await a.showing(2);
    expect(a.shown.map(({ content }) => content)).toEqual(['prima', 'fine']);
  });

  it('refuses a token that is wrong, expired or of an ended session', async () => {
    const failed = (token: string) =>
      new Promise((resolve) => {
        const socket = sockets.online({ token });
        socket.onOpen(() => resolve(false));
        socket.onError(() => {
          socket.disconnect();
          resolve(true);
        });
      });
    expect(await failed('')).toBe(true);
    expect(await failed('a'.repeat(43))).toBe(true);
    expect(await failed(ada.token)).toBe(false);
    const leaver = await makeAgent(app, { name: 'Leo' });
    const authorization = `Bearer ${leaver.token}`;
    await app.app.http.inject({ method: 'DELETE', url: '/accounts/sign_out', headers: { authorization } });
    expect(await failed(leaver.token)).toBe(true);
    app.clock.advance({ minutes: 16 });
    expect(await failed(ada.token)).toBe(true);
  });

  it('closes every socket of a signed-out session with 4001 at once, and no other', async () => {
    const [one, two, other] = [sockets.online(ada), sockets.online(ada), sockets.online(bea)];
    await Promise.all([sockets.own(ada, one), sockets.own(ada, two), sockets.own(bea, other)]);
    const codes = Promise.all([closed(one), closed(two)]);
    const response = await app.app.http.inject({
      method: 'DELETE',
      url: '/accounts/sign_out',
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(response.statusCode).toBe(204);
    expect(await codes).toEqual([4001, 4001]);
    expect(other.isConnected()).toBe(true);
  });
});

describe('unread messages', () => {
  it('are those of others above the read mark; marking is idempotent and never moves back', async () => {
    const [a, b] = [await inRoom(ada), await inRoom(bea)];
    const mine = await sockets.own(bea);
    const seen: OwnEvents['unread_updated'][] = [];
    mine.on('unread_updated', (payload) => void seen.push(payload));
    for (const n of [1, 2, 3]) await ok(a.send(`m${n}`, `m${n}`));
    await ok(b.send('own', 'own'));
    await b.showing(4);
    const mark = (last_message_id?: number) =>
      ok<{ unread_count: number }>(
        b.channel.push('mark_read_messages', { discussion_id: room, last_message_id }),
      );
    const read = nextPayload<RoomEvents['someone_read_messages']>(a.channel, 'someone_read_messages');
    expect(await mark(b.shown[1]?.id)).toEqual({ unread_count: 1 });
    expect(await read).toMatchObject({ user_id: bea.accountId, last_read_message_id: b.shown[1]?.id });
    expect(await mark(b.shown[0]?.id)).toEqual({ unread_count: 1 });
    expect(await pending(bea)).toBe(1);
    expect(await mark()).toEqual({ unread_count: 0 });
    expect(await mark()).toEqual({ unread_count: 0 });
    expect(await pending(bea)).toBe(0);
    expect(await pending(ada)).toBe(1);
    const last = nextPayload<OwnEvents['unread_updated']>(
      mine,
      'unread_updated',
      ({ last_message }) => last_message?.content === 'm4',
    );
    await ok(a.send('m4', 'm4'));
    await last;
    expect(seen.map(({ unread_count }) => unread_count)).toEqual([1, 2, 3, 3, 1, 0, 1]);
    expect(seen.at(-1)?.last_message?.content).toBe('m4');
  });

  it('cannot be marked from another conversation', async () => {
    const { channel } = await inRoom(ada);
    expect(await refusal(channel.push('mark_read_messages', { discussion_id: room + 1 }))).toBe('forbidden');
  });

  const pending = async (person: Person) =>
    (await app.call(person.token, 'Whatchat/GetCountPendingMessagesToRead', { baseUserId: person.accountId }))
      .ok;
});

describe('typing', () => {
  it('is shown to the others until stopped, sent, left or disconnected', async () => {
    const [a, b] = [await inRoom(ada), await inRoom(bea)];
    const sign = nextPayload<RoomEvents['someone_typing']>(b.channel, 'someone_typing');
    await ok(a.channel.push('typing', {}));
    expect(await sign).toMatchObject({ conversation_id: room, user_id: ada.accountId });
    const gone = () => nextPayload(b.channel, 'typing_removed');
    const stopped = gone();
    await ok(a.channel.push('stop_typing', {}));
    await stopped;
    await ok(a.channel.push('typing', {}));
    const sent = gone();
    await ok(a.send('fatto', 'done'));
    await sent;
    await ok(a.channel.push('typing', {}));
    const left = gone();
    a.channel.leave();
    await left;
    const again = await inRoom(ada);
    await ok(again.channel.push('typing', {}));
    const cutOff = gone();
    again.cut();
    await cutOff;
  });
});

describe('presence', () => {
  it('is shown to contacts only, and conversations are sorted by the latest message', async () => {
    const cleo = await makeAgent(app, { name: 'Cleo' });
    const later = await makePair(app, ada, cleo);
    app.clock.advance({ seconds: 5 });
    await ok((await inRoom(ada)).send('nuovo', 'n'));
    const stranger = await makeAgent(app, { name: 'Eve' });
    await ok(sockets.online(stranger).channel('users:join').join());
    await ok(sockets.online(bea).channel('users:join').join());
    const everybody = sockets.online(ada).channel('users:join');
    const state = nextPayload<object>(everybody, 'presence_state');
    const initial = nextPayload<{ discussions: { id: number }[] }>(everybody, 'initial_discussions');
    await ok(everybody.join());
    expect(Object.keys(await state).sort()).toEqual(
      [ada, bea].map(({ accountId }) => String(accountId)).sort(),
    );
    expect((await initial).discussions.map(({ id }) => id)).toEqual([room, later]);
    const joined = nextPayload<{ joins: object }>(
      everybody,
      'presence_diff',
      ({ joins }) => String(cleo.accountId) in joins,
    );
    await ok(sockets.online(cleo).channel('users:join').join());
    await joined;
  });
});

describe('an event of another module', () => {
  it('reaches the screens of its recipients, a market event everybody, in wire spelling', async () => {
    const [a, b] = [await sockets.own(ada), await sockets.own(bea)];
    const news: string[] = [];
    b.on('live', ({ type, data }) => void news.push(`${type} ${data.PlayerId}`));
    const record = (playerId: number, more: { audience?: 'market' }) =>
      app.services.db.transaction().execute((tx) =>
        recordEvent(tx, {
          type: 'player.changed',
          data: { playerId },
          recipients: [ada.accountId],
          actorId: null,
          at: app.clock.now(),
          ...more,
        }),
      );
    const isAbout = (id: number) => (event: { data: { PlayerId: number } }) => event.data.PlayerId === id;
    const heardByA = nextPayload<{ id: number; type: string; data: object }>(a, 'live', isAbout(1) as never);
    await record(1, {});
    expect(await heardByA).toMatchObject({ type: 'player.changed', data: { PlayerId: 1 } });
    const heardByB = nextPayload(b, 'live', isAbout(2) as never);
    await record(2, { audience: 'market' });
    await heardByB;
    expect(news).toEqual(['player.changed 2']);
  });
});
