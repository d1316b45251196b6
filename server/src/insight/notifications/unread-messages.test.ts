import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Follower, listen, makePair, makeTalk, OpenSockets, ok } from '../../../test/factories/chat.ts';
import { makeAgent, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let sockets: OpenSockets;
let ada: Person;
let bea: Person;
let room: number;
let a: Follower;

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
  a = await sockets.inRoom(ada, room);
});

const sweep = async (): Promise<void> => {
  await app.services.db
    .transaction()
    .execute((tx) => app.services.jobs.enqueue(tx, 'tell-of-unread-messages', {}));
  await app.settle();
};

/** The number of notifications and mails that somebody got. */
async function countOf({ accountId, email }: Person): Promise<[bell: number, mails: number]> {
  await sweep();
  const lines = await app.services.db
    .selectFrom('notifications')
    .select(['params', 'target'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'unreadWaits')
    .execute();
  for (const line of lines) {
    expect(line).toMatchObject({ target: `/negotiationRoom/${room}`, params: { personId: ada.accountId } });
  }
  return [lines.length, (await app.mailTo(email)).length];
}

describe('an absent member', () => {
  it('is notified by bell and mail after ten minutes, once until they have read', async () => {
    const b = await sockets.inRoom(bea, room);
    await ok(a.send('Ci vediamo domani?', '1'));
    app.clock.advance({ minutes: 9 });
    expect(await countOf(bea)).toEqual([0, 0]);
    app.clock.advance({ minutes: 1 });
    expect(await countOf(bea)).toEqual([1, 1]);
    expect((await app.mailTo(bea.email))[0]?.subject).toMatch(/ti ha scritto in una conversazione/);
    await ok(a.send('Allora?', '2'));
    app.clock.advance({ minutes: 30 });
    expect(await countOf(bea)).toEqual([1, 1]);
    expect(await countOf(ada)).toEqual([0, 0]);

    await ok(b.channel.push('mark_read_messages', { discussion_id: room }));
    await ok(a.send('Un’altra cosa', '3'));
    app.clock.advance({ minutes: 10 });
    expect(await countOf(bea)).toEqual([1, 2]);
  });

  it('is not notified while online, of read or muted conversations, or when the kind is switched off', async () => {
    const { db } = app.services;
    const there = sockets.online(bea);
    await ok(there.channel('users:join').join());
    const isHere = async () =>
      (await db.selectFrom('chat_presence').selectAll().where('account_id', '=', bea.accountId).execute())
        .length;
    await expect.poll(isHere).toBe(1);
    await ok(a.send('uno', '1'));
    app.clock.advance({ minutes: 10 });
    expect(await countOf(bea)).toEqual([0, 0]);
    there.disconnect();
    await expect.poll(isHere).toBe(0);
    await app.call(bea.token, 'Whatchat/MuteConversation', { conversationId: room, muted: true });
    expect(await countOf(bea)).toEqual([0, 0]);
    await app.call(bea.token, 'Whatchat/MuteConversation', { conversationId: room, muted: false });
    const off = [{ kind: 'conversations' as const, on: false }];
    await app.call(bea.token, 'Account/SaveMyPreferences', { mail: off, bell: off });
    expect(await countOf(bea)).toEqual([0, 0]);
  });

  it('is notified once when mentioned or knocked for, and never of messages that are hours old', async () => {
    const { conversation } = await a.joined;
    const name = conversation.users.find(({ id }) => id === bea.accountId)?.username;
    await ok(a.send(`Che ne dici, @${name}?`, '1'));
    await app.settle();
    app.clock.advance({ minutes: 10 });
    expect((await countOf(bea))[0]).toBe(0);

    const cleo = await makeAgent(app, { name: 'Cleo' });
    room = await makePair(app, ada, cleo);
    const writer = await sockets.inRoom(ada, room);
    await ok(writer.send('di ieri', '1'));
    app.clock.advance({ hours: 3 });
    expect(await countOf(cleo)).toEqual([0, 0]);
  });
});
