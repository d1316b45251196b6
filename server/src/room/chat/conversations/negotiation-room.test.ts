import type { ChatMessage, Conversation, OwnEvents } from '@trattativa/contract/room/chat/chat';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Follower, listen, nextPayload, OpenSockets, ok } from '../../../../test/factories/chat.ts';
import { makeDeal, makeViewedDeal } from '../../../../test/factories/deals.ts';
import {
  makeAgent,
  makePlayerAccount,
  makeTeamMember,
  type Person,
} from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { removeMember } from './conversations.repository.ts';

let app: TestApp;
let sockets: OpenSockets;

beforeAll(async () => {
  app = await buildTestApp();
  sockets = new OpenSockets(await listen(app));
});

afterAll(async () => {
  sockets.close();
  await app.close();
});

/** Waits until every event was handled: the running application dispatches concurrently. */
async function settled(): Promise<void> {
  for (;;) {
    await app.settle();
    const waiting = await app.services.db
      .selectFrom('events')
      .select('id')
      .where('reacted_at', 'is', null)
      .execute();
    if (waiting.length === 0) return;
  }
}

async function discussions(person: Person): Promise<Conversation[]> {
  await settled();
  const response = await app.app.http.inject({
    method: 'GET',
    url: '/discussions',
    headers: { authorization: `Bearer ${person.token}` },
  });
  return (response.json() as { discussions: Conversation[] }).discussions;
}

const notesOf = (conversation: Conversation | undefined) =>
  conversation?.messages.filter(({ kind }) => kind === 'system').map(({ meta }) => meta?.event);
const peopleOf = (conversation: Conversation | undefined) => conversation?.users.map(({ id }) => id).sort();

describe('the conversation of a negotiation', () => {
  it('opens with the proposer and the linked adult player; the club member who acts first joins', async () => {
    const player = await makePlayerAccount(app);
    const deal = await makeDeal(app, { linkedAccountId: player.accountId });
    const [room] = await discussions(deal.agent);
    expect(room).toMatchObject({ type: 1, is_group: true, negotiation_id: deal.negotiationId });
    expect(peopleOf(room)).toEqual([deal.agent.accountId, player.accountId].sort());
    expect(await discussions(deal.club)).toEqual([]);
    await app.call(deal.club.token, 'Negotiation/OpenNegotiation', { negotiationId: deal.negotiationId });
    expect(await discussions(deal.club)).toEqual([]);
    const { version } = (
      await app.call(deal.club.token, 'Negotiation/GetNegotiation', { negotiationId: deal.negotiationId })
    ).ok;
    await app.call(deal.club.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId: deal.negotiationId,
      version,
      status: negotiationStatus.trial,
    });
    const [opened] = await discussions(deal.club);
    expect(peopleOf(opened)).toEqual([deal.agent.accountId, player.accountId, deal.club.accountId].sort());
    expect(notesOf(opened)).toEqual([
      'negotiationStarted',
      'negotiationSent',
      'negotiationViewed',
      'memberJoined',
      'negotiationTrial',
    ]);
  });

  it('shows whom it is about and the club, and each person with their picture and club', async () => {
    const { agent, club, playerId } = await makeViewedDeal(app);
    const { db } = app.services;
    await db.updateTable('players').set({ image_url: '/files/face' }).where('id', '=', playerId).execute();
    await db.updateTable('teams').set({ image_url: '/files/crest' }).where('id', '=', club.teamId).execute();
    const faced = db.updateTable('accounts').set({ image_url: '/files/agent' });
    await faced.where('id', '=', agent.accountId).execute();
    const [room] = await discussions(agent);
    expect(room?.deal).toEqual({
      person: { kind: 'player', name: expect.stringMatching(/\S+ \S+/), image_url: '/files/face' },
      clubs: [{ name: expect.any(String), image_url: '/files/crest' }],
    });
    const users = Object.fromEntries(room?.users.map((user) => [user.id, user]) ?? []);
    expect(users[agent.accountId]).toMatchObject({ image_url: '/files/agent', club: null });
    await app.call(club.token, 'Whatchat/JoinNegotiationRoom', { negotiationId: room?.negotiation_id ?? 0 });
    const own = (await discussions(club))[0]?.users.find(({ id }) => id === club.accountId);
    expect(own?.club).toEqual(room?.deal?.clubs[0]);
  });

  it('posts every accepted move once', async () => {
    const { agent, club, negotiationId, version } = await makeViewedDeal(app);
    await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId,
      version,
      status: negotiationStatus.trial,
    });
    const [room] = await discussions(agent);
    expect(notesOf(room)?.slice(-2)).toEqual(['memberJoined', 'negotiationTrial']);
    expect(notesOf((await discussions(agent))[0])).toEqual(notesOf(room));
    expect(room?.messages.map(({ seq }) => seq)).toEqual(room?.messages.map((_, index) => index + 1));
  });

  it('lets other club members join on request, not strangers', async () => {
    const { club, negotiationId } = await makeViewedDeal(app);
    const colleague = await makeTeamMember(app, { teamId: club.teamId });
    const stranger = await makeAgent(app);
    const join = (person: Person) =>
      app.call(person.token, 'Whatchat/JoinNegotiationRoom', { negotiationId });
    const { conversationId } = (await join(colleague)).ok;
    expect((await join(colleague)).ok.conversationId).toBe(conversationId);
    expect((await join(club)).ok.conversationId).toBe(conversationId);
    expect((await join(stranger)).status).toBe(404);
    const [room] = await discussions(colleague);
    expect(peopleOf(room)).toContain(colleague.accountId);
    expect(notesOf(room)?.filter((event) => event === 'memberJoined')).toHaveLength(2);
  });

  it('pushes platform notes to open sockets, in order with the messages', async () => {
    const { agent, club, negotiationId, version } = await makeViewedDeal(app);
    const [room] = await discussions(agent);
    const follower = new Follower(sockets.online(agent), room?.id as number);
    const before = (await follower.joined).messages.length;
    await ok(follower.send('uno', 'uno'));
    await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId,
      version,
      status: negotiationStatus.trial,
    });
    await settled();
    await ok(follower.send('due', 'due'));
    await follower.showing(before + 4);
    expect(follower.shown.slice(-4).map(({ meta, content }) => meta?.event ?? content)).toEqual([
      'uno',
      'memberJoined',
      'negotiationTrial',
      'due',
    ]);
    expect(follower.shown.map(({ seq }) => seq)).toEqual(follower.shown.map((_, index) => index + 1));
    expect(follower.repeated).toBe(0);
  });

  it('is shown at once to new members, and closed to removed ones', async () => {
    const { agent, club, negotiationId } = await makeViewedDeal(app);
    const [room] = await discussions(agent);
    const id = room?.id as number;
    const colleague = await makeTeamMember(app, { teamId: club.teamId });
    const socket = sockets.online(colleague);
    const own = await sockets.own(colleague, socket);
    const shown = nextPayload<OwnEvents['new_conversation']>(own, 'new_conversation');
    await app.call(colleague.token, 'Whatchat/JoinNegotiationRoom', { negotiationId });
    expect((await shown).conversation).toMatchObject({ id, unread_count: room?.messages.length });
    const follower = new Follower(socket, id);
    await follower.joined;
    const closed = new Promise<void>((resolve) => follower.channel.onClose(() => resolve()));
    const removed = nextPayload(own, 'conversation_removed');
    await app.services.db.transaction().execute(async (tx) => {
      await removeMember(tx, id, colleague.accountId, app.clock.now());
      const data = { conversationId: id, joined: [], left: [colleague.accountId] };
      await recordEvent(tx, {
        type: 'conversation.membersChanged',
        data,
        recipients: [],
        actorId: null,
        at: app.clock.now(),
      });
    });
    expect(await removed).toEqual({ conversation_id: id });
    await closed;
    const seen = follower.shown.length;
    const sender = await sockets.inRoom(agent, id);
    await ok<{ message: ChatMessage }>(sender.send('senza di te', 's'));
    expect(follower.shown).toHaveLength(seen);
  });

  it('counts messages as activity of the negotiation', async () => {
    const { agent, negotiationId } = await makeViewedDeal(app);
    const [room] = await discussions(agent);
    app.clock.advance({ days: 3 });
    const { accessToken } = await refreshed(agent);
    const follower = await sockets.inRoom({ ...agent, token: accessToken }, room?.id as number);
    await ok(follower.send('ci siamo', 'c'));
    await expect
      .poll(async () => {
        const row = await app.services.db
          .selectFrom('negotiations')
          .select('last_activity_at')
          .where('id', '=', negotiationId)
          .executeTakeFirstOrThrow();
        return row.last_activity_at.getTime();
      })
      .toBe(app.clock.now().getTime());
  });
});

async function refreshed(person: Person) {
  const { openSession } = await import('../../../identity/accounts/sign-in/sessions.ts');
  return openSession(app.services, person.accountId, 'test');
}
