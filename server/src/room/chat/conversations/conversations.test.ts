import type { Conversation, OwnEvents, RoomJoined } from '@trattativa/contract/room/chat/chat';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Follower, listen, makePair, nextPayload, OpenSockets, ok } from '../../../../test/factories/chat.ts';
import { makeDeal } from '../../../../test/factories/deals.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../../test/stage/send-together.ts';

let app: TestApp;
let staff: Person;
let sockets: OpenSockets;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  sockets = new OpenSockets(await listen(app));
  staff = await makeStaff(app);
  const { db } = app.services;
  await db.updateTable('accounts').set({ is_chat_owner: true }).where('id', '=', staff.accountId).execute();
});

afterAll(async () => {
  sockets.close();
  await app.close();
});

// biome-ignore lint/suspicious/noExplicitAny: bodies have no type here
async function rest(person: Person, method: 'GET' | 'POST', path: string, payload?: object): Promise<any> {
  const response = await app.app.http.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${person.token}` },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, ...response.json() };
}

async function conversationOf(person: Person, id: number): Promise<Conversation | undefined> {
  const { discussions } = (await rest(person, 'GET', '/discussions')) as { discussions: Conversation[] };
  return discussions.find((conversation) => conversation.id === id);
}

/** Waits for the effects: the running application reacts concurrently with `settle`. */
async function settled(isDone: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await app.settle();
      return isDone();
    })
    .toBe(true);
}

const notes = (conversation: Conversation | undefined) =>
  conversation?.messages.filter(({ kind }) => kind === 'system').map(({ meta }) => meta?.event);
const people = (conversation: Conversation | undefined) => conversation?.users.map(({ id }) => id).sort();
const ids = (...persons: Person[]) => persons.map(({ accountId }) => accountId).sort();

/** Three people who are contacts of each other, and their group, owned by the first. */
async function makeGroup() {
  const [ada, bea, cleo] = [await makeAgent(app), await makeAgent(app), await makeAgent(app)];
  await makePair(app, ada, bea);
  await makePair(app, ada, cleo);
  const opened = await app.call(ada.token, 'Whatchat/CreateWhatChat', {
    conversation: { type: conversationType.group, isGroup: true, name: 'Mercato' },
    users: [bea.accountId, cleo.accountId],
  });
  return { ada, bea, cleo, id: opened.ok.conversationId };
}

describe('a group', () => {
  it('has a name and members whom its owner may contact, over either service', async () => {
    const { ada, bea, cleo, id } = await makeGroup();
    const group = await conversationOf(cleo, id);
    expect(group).toMatchObject({ type: 3, is_group: true, name: 'Mercato', version: 1 });
    expect(people(group)).toEqual(ids(ada, bea, cleo));
    expect(group?.users.find((user) => user.id === ada.accountId)?.role).toBe('owner');
    const create = (from: Person, users: number[], name: string | null = 'Altro') =>
      app.call(from.token, 'Whatchat/CreateWhatChat', {
        conversation: { type: conversationType.group, name },
        users,
      });
    // Sharing a group does not make two people contacts.
    expect((await create(bea, [cleo.accountId])).problem.code).toBe('NOT_CONTACTABLE');
    expect((await create(ada, [bea.accountId], null)).problem.errors?.[0]?.field).toBe('conversation.Name');
    const { accountId } = bea;
    expect(
      (await rest(ada, 'POST', '/discussions', { user_ids: [accountId], type: 3, name: 'Terzo' })).status,
    ).toBe(201);
    const refused = await rest(ada, 'POST', '/discussions', { user_ids: [], type: 3, name: 'Terzo' });
    expect([refused.status, refused.errors[0].field]).toEqual([400, 'user_ids']);
    expect(
      (await rest(ada, 'POST', '/discussions', { user_ids: [accountId], is_group: true })).errors[0].field,
    ).toBe('name');
    const both = { user_ids: [accountId], is_group: true, type: 2 };
    expect((await rest(ada, 'POST', '/discussions', both)).errors[0].field).toBe('is_group');
  });

  it('a group and a one-to-one conversation are opened with the field names of the spec', async () => {
    const [ada, bea] = [await makeAgent(app), await makeAgent(app)];
    const pairId = await makePair(app, ada, bea);
    const create = (conversation: object) =>
      app.post(ada.token, '/api/Whatchat/CreateWhatChat', { conversation, users: [bea.accountId] });
    const idOf = async (conversation: object) =>
      ((await create(conversation)).ok as { conversationId: number }).conversationId;
    expect(await conversationOf(bea, await idOf({ is_group: true, name: 'Ritiro' }))).toMatchObject({
      type: 3,
      is_group: true,
      name: 'Ritiro',
    });
    expect(await idOf({ is_group: false, name: '' })).toBe(pairId);
    expect(await idOf({ is_group: false })).toBe(pairId);
    const refusals = await Promise.all(
      [{}, { Type: 2, is_group: true }, { is_group: true }, { is_group: true, id: 1 }].map(create),
    );
    expect(refusals.map(({ status, problem }) => [status, problem.errors?.[0]?.field])).toEqual([
      [400, 'conversation.Type'],
      [400, 'conversation.IsGroup'],
      [400, 'conversation.Name'],
      [400, 'conversation.id'],
    ]);
  });

  it('is renamed by its owner against the name they saw; every screen is notified', async () => {
    const { ada, bea, id } = await makeGroup();
    const updated = nextPayload<OwnEvents['conversation_updated']>(
      await sockets.own(bea),
      'conversation_updated',
    );
    const rename = (from: Person, version: number) =>
      app.call(from.token, 'Whatchat/RenameConversation', { conversationId: id, version, name: 'Gennaio' });
    expect((await rename(bea, 1)).problem.code).toBe('FORBIDDEN');
    expect((await rename(ada, 1)).ok).toEqual({ conversationId: id, version: 2, name: 'Gennaio' });
    const second = await rename(ada, 1);
    expect([second.status, second.problem.current]).toEqual([
      409,
      { ConversationId: id, Version: 2, Name: 'Gennaio' },
    ]);
    const { messages: _, ...received } = (await updated).conversation;
    const { messages: __, ...fetched } = (await conversationOf(bea, id)) as Conversation;
    expect(received).toEqual(fetched);
  });

  it('shows new members later messages only, and closes at once for removed ones', async () => {
    const { ada, bea, cleo, id } = await makeGroup();
    const sender = await sockets.inRoom(ada, id);
    await ok(sender.send('prima di Dario', 'p'));
    const dario = await makeAgent(app);
    await makePair(app, cleo, dario);
    const tab = sockets.online(dario);
    const own = await sockets.own(dario, tab);
    const shown = nextPayload<OwnEvents['new_conversation']>(
      own,
      'new_conversation',
      (event) => event.conversation.id === id,
    );
    await app.call(cleo.token, 'Whatchat/AddConversationMembers', {
      conversationId: id,
      users: [dario.accountId],
    });
    expect((await shown).conversation.hidden_up_to_seq).toBeGreaterThan(0);
    const late = new Follower(tab, id);
    const reply = await late.joined;
    expect(reply.has_more).toBe(false);
    expect(late.shown.map(({ content }) => content)).not.toContain('prima di Dario');
    const first = late.shown[0]?.id as number;
    const older = await ok<RoomJoined>(late.channel.push('load_messages', { before_id: first, limit: 50 }));
    expect(older.messages).toEqual([]);
    const catchUp = late.channel.push('load_messages', { before_id: sender.shown[0]?.id, limit: 50 });
    await expect(ok(catchUp)).rejects.toThrow('not_found');
    const received: string[] = [];
    own.on('conversation_removed', () => void received.push('removed'));
    const closed = new Promise<void>((resolve) => late.channel.onClose(() => resolve()));
    void closed.then(() => received.push('closed'));
    const remove = (from: Person, who: Person) =>
      app.call(from.token, 'Whatchat/RemoveConversationMember', {
        conversationId: id,
        userId: who.accountId,
      });
    expect((await remove(bea, dario)).problem.code).toBe('FORBIDDEN');
    expect((await remove(ada, dario)).status).toBe(200);
    await closed;
    expect(received).toEqual(['removed', 'closed']);
    expect(await conversationOf(dario, id)).toBeUndefined();
    expect(notes(await conversationOf(ada, id))).toEqual(['groupCreated', 'memberAdded', 'memberRemoved']);
  });

  it('passes to its longest member when its owner leaves; two-sided conversations cannot be left', async () => {
    const { ada, bea, cleo, id } = await makeGroup();
    expect((await app.call(ada.token, 'Whatchat/LeaveConversation', { conversationId: id })).status).toBe(
      200,
    );
    const group = await conversationOf(cleo, id);
    expect(people(group)).toEqual(ids(bea, cleo));
    expect(group?.users.filter(({ role }) => role === 'owner').map((user) => user.id)).toEqual([
      bea.accountId,
    ]);
    const pair = await makePair(app, bea, cleo);
    expect((await app.call(bea.token, 'Whatchat/LeaveConversation', { conversationId: pair })).status).toBe(
      403,
    );
    expect((await app.call(ada.token, 'Whatchat/LeaveConversation', { conversationId: pair })).status).toBe(
      404,
    );
  });

  it('counts in no badge when muted', async () => {
    const { ada, bea, id } = await makeGroup();
    const count = async () => (await app.call(bea.token, 'Whatchat/GetCountPendingMessagesToRead', {})).ok;
    const sender = await sockets.inRoom(ada, id);
    await ok(sender.send('ciao', 'c'));
    const before = await count();
    await app.call(bea.token, 'Whatchat/MuteConversation', { conversationId: id, muted: true });
    expect([before > 0, await count()]).toEqual([true, 0]);
    expect(await conversationOf(bea, id)).toMatchObject({ muted: true });
  });
});

describe('contacts', () => {
  it('are the parties of deals, the player of one’s record, and the chat owner', async () => {
    const player = await makePlayerAccount(app);
    const { agent, club } = await makeDeal(app, { linkedAccountId: player.accountId });
    await settled(async () => (await rest(player, 'GET', '/discussions')).discussions.length === 1);
    const contacts = async (person: Person) =>
      (await rest(person, 'GET', '/contacts')).contacts.map(({ id }: { id: number }) => id).sort();
    expect(await contacts(agent)).toEqual(ids(club, player, staff));
    expect(await contacts(player)).toEqual(ids(agent, staff));
    const both = [agent.accountId, player.accountId];
    const open = (from: Person, baseUserIds: number[]) =>
      app.call(from.token, 'Whatchat/CreateAgentPlayerWhatChat', { baseUserIds, baseUserNames: ['x', 'y'] });
    const opened = (await open(player, both)).ok.conversationId;
    expect((await open(agent, both)).ok.conversationId).toBe(opened);
    expect((await open(club, both)).problem.code).toBe('SUBJECT_MISMATCH');
    expect((await open(agent, [agent.accountId, club.accountId])).problem.code).toBe('NOT_CONTACTABLE');
  });

  it('always include the platform, in one support conversation', async () => {
    const coach = await makeCoach(app);
    const { conversationId } = (await app.call(coach.token, 'Whatchat/OpenSupport', {})).ok;
    expect((await app.call(coach.token, 'Whatchat/OpenSupport', {})).ok.conversationId).toBe(conversationId);
    const support = await conversationOf(coach, conversationId);
    expect(people(support)).toEqual(ids(coach, staff));
    // No mediator is needed where staff answer already.
    expect(support?.can).toMatchObject({ call_mediator: false, knock: true, leave: false });
    expect((await app.call(staff.token, 'Whatchat/OpenSupport', {})).status).toBe(404);
  });
});

describe('ongoing negotiations', () => {
  it('are those begun in the period and still open, with the profile types of the session view', async () => {
    const { agent, club, negotiationId } = await makeDeal(app);
    await settled(async () => (await rest(agent, 'GET', '/discussions')).discussions.length === 1);
    // The room's first message counts as unread once it is written.
    await app.settle();
    const days = { startDate: '2026-09-01', endDate: '2026-09-15' };
    const { items, total } = (await app.call(agent.token, 'Whatchat/GetNegotiationsOngoing', days)).ok;
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      negotiationId,
      users: [{ id: agent.accountId, profile: 2 }],
      team: { id: club.teamId, profile: 1 },
    });
    const foreign = { baseUserId: agent.accountId, ...days };
    expect((await app.call(club.token, 'Whatchat/GetNegotiationsOngoing', foreign)).problem.code).toBe(
      'SUBJECT_MISMATCH',
    );
    expect((await app.call(staff.token, 'Whatchat/GetNegotiationsOngoing', foreign)).ok.items).toEqual(items);
    for (const [startDate, endDate] of [
      ['2026-09-02', '2026-09-01'],
      ['2025-09-01', '2026-09-02'],
    ] as const) {
      const refused = await app.call(agent.token, 'Whatchat/GetNegotiationsOngoing', { startDate, endDate });
      expect(refused.problem.errors?.[0]?.field).toBe('EndDate');
    }
    const past = { startDate: '2026-08-01', endDate: '2026-09-14' };
    expect((await app.call(agent.token, 'Whatchat/GetNegotiationsOngoing', past)).ok.total).toBe(0);
  });
});

describe('toc toc', () => {
  it('notifies absent members by bell and mail, and the others live; again after ten minutes', async () => {
    const { ada, bea, cleo, id } = await makeGroup();
    const channel = await sockets.own(bea);
    await ok(sockets.online(bea).channel('users:join').join());
    const isHere = () =>
      app.services.db
        .selectFrom('chat_presence')
        .selectAll()
        .where('account_id', '=', bea.accountId)
        .execute();
    await expect.poll(async () => (await isHere()).length).toBe(1);
    const knocked = nextPayload(channel, 'knock');
    const send = () => app.call(ada.token, 'Whatchat/SendTocTocOnGroupChat', { conversationId: id });
    const first = (await send()).ok;
    expect(first).toMatchObject({ conversationId: id, notified: 1 });
    expect(await knocked).toEqual({ conversation_id: id, from_id: ada.accountId });
    const again = await send();
    expect([again.problem.code, again.problem.retryAfter]).toEqual(['TOC_TOC_TOO_SOON', 600]);
    await settled(async () => (await app.mailTo(cleo.email)).length === 1);
    expect((await app.mailTo(cleo.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Toc toc: /),
    ]);
    expect(await app.mailTo(bea.email)).toEqual([]);
    expect((await conversationOf(ada, id))?.knock_again_at).toBe(first.againAt);
    expect((await conversationOf(bea, id))?.messages.at(-1)).toMatchObject({
      kind: 'knock',
      from_id: ada.accountId,
    });
    app.clock.advance({ minutes: 10 });
    expect((await send()).status).toBe(200);
    await settled(async () => (await app.mailTo(cleo.email)).length === 2);
  });

  it('sent a hundred times concurrently is delivered once', async () => {
    const [ada, bea] = [await makeAgent(app), await makeAgent(app)];
    const conversationId = await makePair(app, ada, bea);
    const call = {
      token: ada.token,
      path: 'Whatchat/SendTocTocOnPrivateChat',
      input: { conversationId },
    };
    const answers = await sendTogether(
      app,
      Array.from({ length: 100 }, () => call),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(99);
    expect((await conversationOf(bea, conversationId))?.messages.map(({ kind }) => kind)).toEqual(['knock']);
  });

  it('without a conversation uses the latest of its kind, never a foreign one', async () => {
    const { ada, bea, cleo, id } = await makeGroup();
    expect((await app.call(bea.token, 'Whatchat/SendTocTocOnGroupChat', {})).ok.conversationId).toBe(id);
    const knock = (from: Person, input: object) =>
      app.call(from.token, 'Whatchat/SendTocTocOnPrivateChat', input);
    expect((await knock(ada, { conversationId: id })).status).toBe(404);
    expect((await knock(await makeAgent(app), {})).status).toBe(404);
    expect((await knock(cleo, { baseUserId: ada.accountId })).problem.code).toBe('SUBJECT_MISMATCH');
    expect((await knock(staff, { baseUserId: ada.accountId })).problem.code).toBe('SUBJECT_MISMATCH');
  });
});

describe('presence visibility', () => {
  it('is the person’s own choice, effective at once', async () => {
    const [ada, bea] = [await makeAgent(app), await makeTeamMember(app)];
    await makePair(app, ada, bea);
    const hide = (showsPresence: boolean) =>
      app.call(bea.token, 'Account/SaveMyPreferences', { showsPresence });
    const watching = sockets.online(ada).channel('users:join');
    const diffs: string[] = [];
    watching.on('presence_diff', ({ joins, leaves }: { joins: object; leaves: object }) => {
      for (const id of Object.keys(joins)) diffs.push(`+${id}`);
      for (const id of Object.keys(leaves)) diffs.push(`-${id}`);
    });
    await ok(watching.join());
    const other = sockets.online(bea);
    await Promise.all([
      ok(other.channel('users:join').join()),
      ok(other.channel(`users:${bea.accountId}`).join()),
    ]);
    await expect.poll(() => diffs).toContain(`+${bea.accountId}`);
    await hide(false);
    await expect.poll(() => diffs).toContain(`-${bea.accountId}`);
  });

  it('tells when a person was last online, in the form of a fetch; nothing of one who hides it', async () => {
    const [ada, bea] = [await makeAgent(app), await makeTeamMember(app)];
    const id = await makePair(app, ada, bea);
    const watching = sockets.online(ada).channel('users:join');
    const goes = () =>
      nextPayload<{ leaves: Record<string, { last_seen_at: string | null }> }>(
        watching,
        'presence_diff',
        ({ leaves }) => String(bea.accountId) in leaves,
      ).then(({ leaves }) => leaves[bea.accountId]?.last_seen_at);
    const comes = () =>
      nextPayload<{ joins: object }>(
        watching,
        'presence_diff',
        ({ joins }) => String(bea.accountId) in joins,
      );
    const fetched = async () =>
      (await conversationOf(ada, id))?.users.find((user) => user.id === bea.accountId)?.last_seen_at;
    await ok(watching.join());
    let came = comes();
    const tab = sockets.online(bea);
    await ok(tab.channel('users:join').join());
    await came;
    app.clock.advance({ minutes: 5 });
    const gone = goes();
    tab.disconnect();
    expect(await gone).toBe(app.clock.now().toISOString());
    await expect.poll(fetched).toBe(await gone);

    came = comes();
    const back = sockets.online(bea);
    await Promise.all([
      ok(back.channel('users:join').join()),
      ok(back.channel(`users:${bea.accountId}`).join()),
    ]);
    await came;
    const hidden = goes();
    await app.call(bea.token, 'Account/SaveMyPreferences', { showsPresence: false });
    expect([await hidden, await fetched()]).toEqual([null, null]);
  });
});
