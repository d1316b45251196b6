import type { ChatMessage, OwnEvents, RoomEvents, RoomJoined } from '@trattativa/contract/room/chat/chat';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Follower,
  listen,
  makePair,
  makeTalk,
  nextPayload,
  OpenSockets,
  ok,
  refusal,
} from '../../../../test/factories/chat.ts';
import { makeDeal } from '../../../../test/factories/deals.ts';
import { makeAgent, makeStaff, type Person } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { addMembers } from '../conversations/conversations.repository.ts';
import { listRevisions, listRevisionsOfConversation } from './message-changes.repository.ts';

let app: TestApp;
let ada: Person;
let bea: Person;
let room: number;
let a: Follower;
let b: Follower;
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
  await sql`update accounts set surname = 'Neri' where id = ${ada.accountId}`.execute(app.services.db);
  await sql`update accounts set surname = 'Bianchi' where id = ${bea.accountId}`.execute(app.services.db);
  [a, b] = await Promise.all([inRoom(ada), inRoom(bea)]);
});

const inRoom = (person: Person, id = room) => sockets.inRoom(person, id);

let sent = 0;
async function say(who: Follower, content: string, more: object = {}): Promise<ChatMessage> {
  sent += 1;
  const payload = { content, client_id: `c${sent}`, ...more };
  return (await ok<{ message: ChatMessage }>(who.channel.push('send_message', payload))).message;
}

const edit = (who: Follower, message: ChatMessage, content: string) =>
  who.channel.push('edit_message', { message_id: message.id, content });
const remove = (who: Follower, message: ChatMessage) =>
  who.channel.push('delete_message', { message_id: message.id });

/** The messages that a new join returns. */
async function afresh(who: Follower): Promise<ChatMessage[]> {
  return (await ok<{ messages: ChatMessage[] }>(who.channel.push('load_messages', {}))).messages;
}

describe('editing one’s own message', () => {
  it('shows everybody the new text as a new join sees it, and keeps earlier versions', async () => {
    const posted = await say(a, 'Chiediamo 1.500');
    const own = await sockets.own(bea);
    const seen = nextPayload<RoomEvents['message_updated']>(b.channel, 'message_updated');
    const listed = nextPayload<OwnEvents['message_updated']>(own, 'message_updated');
    app.clock.advance({ minutes: 2 });
    const { message } = await ok<{ message: ChatMessage }>(edit(a, posted, 'Chiediamo 1.800'));
    expect(message).toEqual({
      ...posted,
      content: 'Chiediamo 1.800',
      edited_at: app.clock.now().toISOString(),
      change: 1,
    });
    expect(await seen).toEqual({ conversation_id: room, message });
    expect(await listed).toEqual({ conversation_id: room, message });
    expect(await afresh(b)).toEqual([message]);
    const revisions = await listRevisions(app.services.db, posted.id);
    expect(revisions).toMatchObject([
      { number: 1, content: 'Chiediamo 1.500', act: 'edited', by_id: ada.accountId },
    ]);
    expect(revisions[0]?.said_at.toISOString()).toBe(posted.inserted_at);
    expect(revisions[0]?.ended_at).toEqual(app.clock.now());
  });

  it('is for the author alone, within fifteen minutes, and not to an empty text or of a deleted message', async () => {
    const posted = await say(a, 'Prima');
    expect(await refusal(edit(b, posted, 'Di un’altra'))).toBe('forbidden');
    const refusals = await Promise.all(
      ['  ', 7, 'x'.repeat(4001), 'a\u0000'].map((content) =>
        refusal(a.channel.push('edit_message', { message_id: posted.id, content })),
      ),
    );
    expect(refusals).toEqual(['invalid', 'invalid', 'too_long', 'invalid']);
    expect(await refusal(a.channel.push('edit_message', { message_id: 'x', content: 'y' }))).toBe('invalid');
    expect(await refusal(a.channel.push('edit_message', { message_id: 999_999, content: 'y' }))).toBe(
      'not_found',
    );
    const elsewhere = await inRoom(ada, await makePair(app, ada, await makeAgent(app)));
    expect(await refusal(edit(elsewhere, posted, 'Da un’altra stanza'))).toBe('not_found');
    app.clock.advance({ minutes: 14, seconds: 59 });
    expect(await refusal(edit(a, posted, 'In tempo'))).toBe('none');
    app.clock.advance({ seconds: 1 });
    expect(await refusal(edit(a, posted, 'Troppo tardi'))).toBe('too_late');
    // An edit to the same text changes nothing, at any time.
    expect(await refusal(edit(a, posted, 'In tempo'))).toBe('none');
    expect(await refusal(remove(a, posted))).toBe('none');
    expect(await refusal(edit(a, posted, 'In tempo'))).toBe('forbidden');
    expect((await listRevisions(app.services.db, posted.id)).map(({ act }) => act)).toEqual([
      'edited',
      'deleted',
    ]);
  });
});

describe('deleting one’s own message', () => {
  it('removes the text for everybody within a day, also from quotes; once', async () => {
    const posted = await say(a, 'Da togliere');
    const answer = await say(b, 'Perché?', { reply_to_id: posted.id });
    expect(answer.reply_to).toMatchObject({ id: posted.id, content: 'Da togliere', deleted: false });
    expect(await refusal(remove(b, posted))).toBe('forbidden');
    app.clock.advance({ hours: 23, minutes: 59 });
    const { message } = await ok<{ message: ChatMessage }>(remove(a, posted));
    expect(message).toMatchObject({ content: '', deleted_at: app.clock.now().toISOString() });
    expect(await ok(remove(a, posted))).toEqual({ message });
    const [now, quoting] = await afresh(b);
    expect(now).toEqual(message);
    expect(quoting?.reply_to).toMatchObject({ id: posted.id, content: '', deleted: true });
    const late = await say(a, 'Resta');
    app.clock.advance({ hours: 24 });
    expect(await refusal(remove(a, late))).toBe('too_late');
  });
});

describe('who was away', () => {
  it('gets edits and deletions made meanwhile with the rejoin', async () => {
    const first = await say(a, 'uno');
    const second = await say(a, 'due');
    await say(a, 'tre');
    const { last_change: known } = await (await inRoom(bea)).joined;
    await ok(edit(a, first, 'uno, corretto'));
    await ok(remove(a, second));
    const last = await say(a, 'quattro');
    const back = sockets.online(bea).channel(`conversation:${room}`, {
      last_message_id: second.id + 1,
      last_change: known,
    });
    const reply = await ok<RoomJoined>(back.join());
    expect(reply.messages.map(({ content }) => content)).toEqual(
      ['tre', 'quattro'].slice(-reply.messages.length),
    );
    expect(reply.messages.at(-1)).toEqual(last);
    expect(reply.changed.map(({ id, content }) => [id, content])).toEqual([
      [first.id, 'uno, corretto'],
      [second.id, ''],
    ]);
    expect(reply.last_change).toBe(known + 2);
  });
});

describe('an answer', () => {
  it('quotes the current state of a message of the same conversation', async () => {
    const posted = await say(a, 'x'.repeat(300));
    const answer = await say(b, 'Visto', { reply_to_id: posted.id });
    expect(answer).toMatchObject({
      reply_to_id: posted.id,
      reply_to: { content: 'x'.repeat(200), change: 0 },
    });
    await ok(edit(a, posted, 'Corto'));
    expect((await afresh(a))[1]?.reply_to).toMatchObject({ content: 'Corto', change: 1 });
    const other = await inRoom(ada, await makePair(app, ada, await makeAgent(app)));
    expect(await refusal(other.channel.push('send_message', { content: 'x', reply_to_id: posted.id }))).toBe(
      'not_found',
    );
    expect(await refusal(a.channel.push('send_message', { content: 'x', reply_to_id: [] }))).toBe('invalid');
  });

  it('loses its quote for readers who may not see the quoted message', async () => {
    const posted = await say(a, 'Detto prima');
    const late = await makeAgent(app, { name: 'Carla' });
    await app.services.db.transaction().execute(async (tx) => {
      await addMembers(tx, room, [late.accountId], app.clock.now());
      await sql`
        update conversation_members set hidden_up_to_seq = ${posted.seq}
        where conversation_id = ${room} and account_id = ${late.accountId}`.execute(tx);
    });
    const c = await inRoom(late);
    const answer = await say(b, 'Risposta', { reply_to_id: posted.id });
    await Promise.all([a.showing(2), c.showing(1)]);
    expect(a.shown[1]?.reply_to?.content).toBe('Detto prima');
    expect(c.shown).toEqual([{ ...answer, reply_to: null }]);
    expect((await afresh(c))[0]?.reply_to).toBeNull();
    expect(await refusal(c.channel.push('send_message', { content: 'x', reply_to_id: posted.id }))).toBe(
      'not_found',
    );
  });
});

describe('a mention', () => {
  const bell = async (person: Person) =>
    (await app.call(person.token, 'Notification/GetNotifications', {})).ok.items.map(
      ({ kind, count, person: by, target }) => [kind, count, by, target],
    );

  it('names members, rings their bell, and is mailed to members absent for ten minutes', async () => {
    const posted = await say(a, 'Che ne dici, @bea bianchi?');
    expect(posted.mentions).toEqual([bea.accountId]);
    await app.settle();
    const target = `/negotiationRoom/${room}`;
    expect(await bell(bea)).toEqual([['mentioned', 1, 'Ada Neri', target]]);
    expect(await bell(ada)).toEqual([]);
    const mailMissedMentions = async () => {
      await app.services.db
        .transaction()
        .execute((tx) => app.services.jobs.enqueue(tx, 'mail-the-absent', {}));
      await app.settle();
      return (await app.mailTo(bea.email)).map(({ subject }) => subject);
    };
    expect(await mailMissedMentions()).toEqual([]);
    app.clock.advance({ minutes: 10 });
    expect(await mailMissedMentions()).toEqual(['Ada Neri ti ha menzionato in una conversazione']);
    expect(await mailMissedMentions()).toHaveLength(1);
    await app.call(bea.token, 'Notification/MarkNotificationsRead', { target });
    app.clock.advance({ minutes: 2 });
    const later = await say(a, 'Nessuna');
    await ok(edit(a, later, 'Allora, @Bea Bianchi'));
    await app.settle();
    await app.call(bea.token, 'Notification/MarkNotificationsRead', { target });
    app.clock.advance({ minutes: 10 });
    expect(await mailMissedMentions()).toHaveLength(1);
  });

  it('a mention of oneself, of a non-member or inside a word is ignored', async () => {
    const texts = ['@Ada Neri', '@Nessuno', 'mail@Bea Bianchi', '@Bea Bianchini', '@'];
    for (const text of texts) expect((await say(a, text)).mentions).toEqual([]);
  });
});

describe('the history of versions', () => {
  it('is enforced by the database', async () => {
    const { db } = app.services;
    const posted = await say(a, 'Originale');
    await ok(edit(a, posted, 'Modificato'));
    const only = 'only added to';
    await expect(sql`update message_revisions set content = 'altro'`.execute(db)).rejects.toThrow(only);
    await expect(sql`delete from message_revisions`.execute(db)).rejects.toThrow(only);
    await expect(sql`truncate message_revisions`.execute(db)).rejects.toThrow(only);
    const set = (what: string) => sql.raw(`update messages set ${what} where id = ${posted.id}`).execute(db);
    await expect(set(`content = 'Di nascosto'`)).rejects.toThrow('does not change');
    await expect(set(`inserted_at = now()`)).rejects.toThrow('does not change');
    await expect(set(`from_id = ${bea.accountId}`)).rejects.toThrow('does not change');
    await expect(sql`delete from messages where id = ${posted.id}`.execute(db)).rejects.toThrow(
      'not removed',
    );
    // Any update keeps the previous text.
    await set(`content = 'Per altra via', change = change + 1, edited_at = now()`);
    const kept = await listRevisionsOfConversation(db, room);
    expect(kept.map(({ content }) => content)).toEqual(['Originale', 'Modificato']);
  });

  it('is readable by staff: in deals, and in conversations they were called into', async () => {
    const staff = await makeStaff(app);
    const { agent, negotiationId } = await makeDeal(app);
    const joined = await app.call(agent.token, 'Whatchat/JoinNegotiationRoom', { negotiationId });
    const talk = await inRoom(agent, joined.ok.conversationId);
    const posted = await say(talk, 'Originale');
    await ok(edit(talk, posted, 'Modificato'));
    await ok(remove(talk, posted));
    const versions = await app.call(staff.token, 'Whatchat/GetMessageVersions', { messageId: posted.id });
    expect(versions.ok.versions.map(({ content, act }) => [content, act])).toEqual([
      ['Originale', 'edited'],
      ['Modificato', 'deleted'],
    ]);
    const secret = await say(a, 'Privato');
    const read = () => app.call(staff.token, 'Whatchat/GetMessageVersions', { messageId: secret.id });
    expect((await read()).status).toBe(404);
    await app.services.db
      .transaction()
      .execute((tx) => addMembers(tx, room, [staff.accountId], app.clock.now()));
    expect((await read()).ok.versions).toMatchObject([{ content: 'Privato', endedAt: null, act: null }]);
  });
});
