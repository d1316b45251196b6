import type { Conversation, OwnEvents } from '@trattativa/contract/room/chat/chat';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, makeOpenRequest } from '../../../../test/factories/applications.ts';
import { Follower, listen, nextPayload, OpenSockets } from '../../../../test/factories/chat.ts';
import { makeAgentPlayer, makeOffer, usualTerms } from '../../../../test/factories/deals.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
let sockets: OpenSockets;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
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

async function roomOf(person: Person, offerId: number): Promise<Conversation | undefined> {
  await settled();
  const response = await app.app.http.inject({
    method: 'GET',
    url: '/discussions',
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { discussions } = response.json() as { discussions: Conversation[] };
  return discussions.find((discussion) => discussion.offer_id === offerId);
}

const notesOf = (conversation: Conversation | undefined) =>
  conversation?.messages.filter(({ kind }) => kind === 'system').map(({ meta }) => meta?.event);
const peopleOf = (conversation: Conversation | undefined) => conversation?.users.map(({ id }) => id).sort();
const ids = (...people: Person[]) => people.map(({ accountId }) => accountId).sort();
const join = (person: Person, offerId: number) =>
  app.call(person.token, 'Whatchat/JoinOfferRoom', { offerId });

/** A club’s offer without a negotiation, and the agent who keeps the player. */
async function makeLoneOffer(linkedAccountId?: number) {
  const agent = await makeAgent(app);
  const club = await makeTeamMember(app);
  const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: linkedAccountId });
  return { agent, club, playerId, ...(await offerTo(club, { playerId })) };
}

async function offerTo(club: Person, to: { playerId?: number; coachingStaffId?: number; goalsBonus?: null }) {
  const { offer } = (await app.call(club.token, 'Offer/CreateOffer', { ...usualTerms, ...to })).ok;
  return { offerId: offer.id, version: offer.version };
}

describe('an offer without a negotiation', () => {
  it('opens its own conversation of the club and the recipient’s side, with a note', async () => {
    const player = await makePlayerAccount(app);
    const { agent, club, offerId } = await makeLoneOffer(player.accountId);
    const room = await roomOf(agent, offerId);
    expect(room).toMatchObject({
      type: conversationType.negotiation,
      is_group: true,
      negotiation_id: null,
      offer_id: offerId,
    });
    expect(peopleOf(room)).toEqual(ids(agent, club, player));
    expect(notesOf(room)).toEqual(['offerCreated']);
    expect(room?.messages[0]?.content).toMatch(/^Club \d+ ha creato una nuova offerta per Tommaso Venier/);
    expect((await join(agent, offerId)).ok.conversationId).toBe(room?.id);
  });

  it('posts every move of the offer there, once', async () => {
    const { agent, club, offerId } = await makeLoneOffer();
    const open = async ({ token }: Person) =>
      (await app.call(token, 'Offer/OpenOffer', { offerId })).ok.version;
    const revised = await app.call(agent.token, 'Offer/ReviseOffer', {
      ...usualTerms,
      offerId,
      version: await open(agent),
      monthlySalary: 2100,
    });
    expect(revised.ok.offer.status).toBe(4);
    const answer = { offerId, version: await open(club), status: offerStatus.accepted, revision: 2 } as const;
    await app.call(club.token, 'Offer/UpdateOfferStatus', answer).then(({ ok }) => ok);
    const notes = ['offerCreated', 'offerViewed', 'offerRevised', 'offerViewed', 'offerAccepted'];
    expect(notesOf(await roomOf(agent, offerId))).toEqual(notes);
    expect(notesOf(await roomOf(club, offerId))).toEqual(notes);
    const rejected = await makeLoneOffer();
    const seen = (await app.call(rejected.agent.token, 'Offer/OpenOffer', { offerId: rejected.offerId })).ok;
    const refusal = {
      offerId: seen.id,
      version: seen.version,
      status: offerStatus.rejected,
      reason: 'money',
    } as const;
    await app.call(rejected.agent.token, 'Offer/UpdateOfferStatus', refusal).then(({ ok }) => ok);
    expect(notesOf(await roomOf(rejected.club, seen.id))?.at(-1)).toBe('offerRejected');
    const canceled = await makeLoneOffer();
    const cancel = {
      offerId: canceled.offerId,
      version: canceled.version,
      status: offerStatus.canceled,
    } as const;
    await app.call(canceled.club.token, 'Offer/UpdateOfferStatus', cancel).then(({ ok }) => ok);
    expect(notesOf(await roomOf(canceled.agent, canceled.offerId))?.at(-1)).toBe('offerCanceled');
  });

  it('appears on open screens by itself, and members can write in it', async () => {
    const agent = await makeAgent(app);
    const club = await makeTeamMember(app);
    const playerId = await makeAgentPlayer(app, agent.agentId);
    const shown = nextPayload<OwnEvents['new_conversation']>(await sockets.own(agent), 'new_conversation');
    const { offerId } = await offerTo(club, { playerId });
    const { conversation } = await shown;
    expect(conversation).toMatchObject({ offer_id: offerId, type: conversationType.negotiation });
    const listener = new Follower(sockets.online(agent), conversation.id);
    await listener.joined;
    const writer = await sockets.inRoom(club, conversation.id);
    writer.send('buongiorno', 'b');
    await listener.showing(2);
    expect(listener.shown.map(({ meta, content }) => meta?.event ?? content)).toEqual([
      'offerCreated',
      'buongiorno',
    ]);
  });

  it('lets other people of both sides join on request, staff as mediator, never strangers', async () => {
    const club = await makeTeamMember(app);
    const seller = await makeTeamMember(app);
    const owner = { playerId: await makeClubPlayer(seller.teamId) };
    const { offerId } = await offerTo(club, owner);
    expect(peopleOf(await roomOf(club, offerId))).toEqual(ids(club, seller));
    const colleagues = [
      await makeTeamMember(app, { teamId: club.teamId }),
      await makeTeamMember(app, { teamId: seller.teamId }),
    ];
    for (const colleague of colleagues) await join(colleague, offerId).then(({ ok }) => ok);
    for (const stranger of [await makeAgent(app), await makePlayerAccount(app), await makeTeamMember(app)])
      expect((await join(stranger, offerId)).status).toBe(404);
    const staff = await makeStaff(app);
    await join(staff, offerId).then(({ ok }) => ok);
    const room = await roomOf(club, offerId);
    expect(peopleOf(room)).toEqual(ids(club, seller, staff, ...colleagues));
    expect(room?.users.find(({ id }) => id === staff.accountId)?.role).toBe('mediator');
    expect((await roomOf(staff, offerId))?.hidden_up_to_seq).toBeGreaterThan(0);
    // One yes of each side shows the mediator the earlier messages.
    const conversationId = room?.id as number;
    await app.call(club.token, 'Whatchat/AskToShowHistory', { conversationId }).then(({ ok }) => ok);
    expect((await roomOf(staff, offerId))?.hidden_up_to_seq).toBeGreaterThan(0);
    const yes = { conversationId, agrees: true };
    await app.call(seller.token, 'Whatchat/AnswerToShowHistory', yes).then(({ ok }) => ok);
    expect((await roomOf(staff, offerId))?.hidden_up_to_seq).toBe(0);
  });

  it('to a coach opens its conversation with the coach', async () => {
    const [club, coach] = [await makeTeamMember(app), await makeCoach(app)];
    const { offerId } = await offerTo(club, { coachingStaffId: coach.coachingStaffId, goalsBonus: null });
    expect(peopleOf(await roomOf(coach, offerId))).toEqual(ids(club, coach));
  });

  it('connects no club with a minor', async () => {
    const makeYoung = ({ playerId }: { playerId: number }) =>
      app.services.db
        .updateTable('players')
        .set({ born_date: '2010-01-01' })
        .where('id', '=', playerId)
        .execute();
    const child = await makePlayerAccount(app);
    const { club: seeker, requestId } = await makeOpenRequest(app);
    await applyTo(app, child.token, requestId).then(({ ok }) => ok);
    await makeYoung(child);
    const { offerId } = await offerTo(seeker, { playerId: child.playerId });
    expect(peopleOf(await roomOf(seeker, offerId))).toEqual(ids(seeker));
    const opened = (await app.call(child.token, 'Offer/OpenOffer', { offerId })).ok;
    expect([opened.side, opened.mayTalk]).toEqual(['recipient', false]);
    expect((await join(child, offerId)).status).toBe(403);
    const refusal = {
      offerId,
      version: opened.version,
      status: offerStatus.rejected,
      reason: 'money',
    } as const;
    await app.call(child.token, 'Offer/UpdateOfferStatus', refusal).then(({ ok }) => ok);
    expect(peopleOf(await roomOf(seeker, offerId))).toEqual(ids(seeker));
  });
});

describe('an offer within a negotiation', () => {
  it('uses the negotiation’s conversation, also when the offer’s is requested', async () => {
    const { agent, club, offerId, negotiationId } = await makeOffer(app);
    await settled();
    const { conversationId } = (await join(agent, offerId)).ok;
    const reply = await app.call(club.token, 'Whatchat/JoinNegotiationRoom', { negotiationId });
    expect(reply.ok.conversationId).toBe(conversationId);
    expect(await roomOf(agent, offerId)).toBeUndefined();
    const rooms = await app.services.db
      .selectFrom('conversations')
      .select('id')
      .where('offer_id', '=', offerId)
      .execute();
    expect(rooms).toEqual([]);
  });
});

async function makeClubPlayer(teamId: number): Promise<number> {
  const at = app.clock.now();
  const row = await app.services.db
    .insertInto('players')
    .values({
      profile: profileType.teamPlayer,
      team_id: teamId,
      name: 'Ivo',
      surname: 'Sartor',
      born_date: '2001-02-03',
      principal_role: playerRole.centralDefenderLeft,
      on_market: true,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(row.id);
}
