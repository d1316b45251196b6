import type { NegotiationChange } from '@trattativa/contract/deals/negotiations/events';
import type { OfferChange } from '@trattativa/contract/deals/offers/events';
import type { EventData, EventType } from '@trattativa/contract/events';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { CandidateChange } from '@trattativa/contract/market/applications/events';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { type Deal, makeDeal } from '../../../test/factories/negotiations.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';

/** The people of the story: whoever is not named in a row hears nothing. */
const names = ['agent', 'club', 'colleague', 'player', 'otherAgent', 'coach', 'staff', 'premium'] as const;
type Name = (typeof names)[number];

let app: TestApp;
const people = {} as Record<Name, Person>;
let deal: Deal;
let requestId: number;
let mandateId: number;
let agentId: number;

beforeAll(async () => {
  app = await buildTestApp();
  people.player = await makePlayerAccount(app);
  deal = await makeDeal(app, { linkedAccountId: people.player.accountId });
  people.agent = deal.agent;
  agentId = deal.agent.agentId;
  people.club = deal.club;
  people.colleague = await makeTeamMember(app, { teamId: deal.club.teamId });
  const otherAgent = await makeAgent(app);
  people.otherAgent = otherAgent;
  const coach = await makeCoach(app);
  people.coach = coach;
  people.staff = await makeStaff(app);
  people.premium = await makeAgent(app, { agentType: 2 });
  const request = {
    role: 9,
    level: 3,
    city: 'Padova',
    country: 'IT',
    agentIds: [otherAgent.agentId],
    coachingStaffIds: [coach.coachingStaffId],
  } as const;
  const asked = { ...request, agentIds: [...request.agentIds], coachingStaffIds: [coach.coachingStaffId] };
  requestId = (await app.call(people.club.token, 'Request/SaveRequest', { request: asked })).ok.request.id;
  mandateId = (
    await app.services.db
      .insertInto('mandates')
      .values({
        agent_id: agentId,
        player_id: deal.playerId,
        account_id: people.player.accountId,
        proposed_by_agent: true,
        exclusive: false,
        starts_on: '2026-09-15',
        ends_on: '2027-06-30',
        created_at: app.clock.now(),
        updated_at: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  await app.settle();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.db.deleteFrom('notifications').execute();
});

const id = (name: Name) => people[name].accountId;

/** Something happens; answers who has which lines of it. */
async function told<Type extends EventType>(
  type: Type,
  data: EventData<Type>,
  by: Name | null,
  recipients: readonly Name[],
): Promise<Partial<Record<Name, NotificationKind>>> {
  await app.services.db.transaction().execute((tx) =>
    recordEvent(tx, {
      type,
      data,
      recipients: recipients.map(id),
      actorId: by === null ? null : id(by),
      at: app.clock.now(),
    }),
  );
  await app.settle();
  const lines = await app.services.db.selectFrom('notifications').select(['account_id', 'kind']).execute();
  return Object.fromEntries(
    names.flatMap((name) => {
      const line = lines.find(({ account_id }) => account_id === id(name));
      return line ? [[name, line.kind as NotificationKind]] : [];
    }),
  );
}

const sides: readonly Name[] = ['agent', 'club', 'colleague', 'player'];

function change(what: Partial<NegotiationChange>): NegotiationChange {
  const { negotiationId, proposalId, playerId } = deal;
  const can = {} as NegotiationChange['can'];
  return {
    ...{ coachingStaffId: null, reasonCode: null },
    ...{ negotiationId, proposalId, playerId, teamId: deal.club.teamId, from: 2, to: 2, by: 'club' },
    ...{ actorId: null, actorName: null, version: 3, at: app.clock.now().toISOString(), reason: null },
    ...{ cause: null, signedByTeamAt: null, can },
    ...what,
  };
}

const everybody = (kind: NotificationKind, but: readonly Name[] = []) =>
  Object.fromEntries(sides.filter((name) => !but.includes(name)).map((name) => [name, kind]));
const clubSide: readonly Name[] = ['club', 'colleague'];

it.each([
  ['started', { to: 0, by: 'proposer' }, 'agent', everybody('negotiationStarted', ['agent'])],
  ['delivered', { to: 1, by: 'system' }, null, {}],
  ['viewed', { by: 'system' }, null, everybody('negotiationViewed', clubSide)],
  ['putOnTrial', { to: 4 }, 'club', everybody('negotiationTrial', clubSide)],
  ['rejected', { to: 3, cause: 'refusedByClub' }, 'club', everybody('negotiationRefused', clubSide)],
  [
    'rejected',
    { to: 3, cause: 'withdrawn', by: 'proposer' },
    'agent',
    everybody('negotiationWithdrawn', ['agent']),
  ],
  [
    'rejected',
    { to: 3, cause: 'signedElsewhere', by: 'system' },
    null,
    everybody('negotiationSignedElsewhere', ['agent', 'player']),
  ],
  ['rejected', { to: 3, cause: 'lapsed', by: 'system' }, null, everybody('negotiationLapsed')],
  ['signed', { to: 5, by: 'proposer' }, 'agent', everybody('negotiationSigned', ['agent'])],
  ['reopened', { to: 2, by: 'staff' }, 'staff', everybody('negotiationReopened')],
  ['signedByTeam', {}, 'club', everybody('negotiationSignedByTeam', clubSide)],
  ['signatureTakenBack', { by: 'proposer' }, 'agent', everybody('negotiationSignatureTakenBack', ['agent'])],
  ['reminded', { by: 'system' }, null, everybody('negotiationReminded', ['player'])],
] as const)('of a negotiation that %s %j', async (event, what, by, expected) => {
  expect(await told(`negotiation.${event}`, change(what), by, sides)).toEqual(expected);
});

it('of a request: its recipients when it comes, closes and opens; who made it when it is viewed', async () => {
  const about = { requestId, role: 9 };
  const audience = ['club', 'colleague', 'otherAgent', 'coach'] as const;
  expect(await told('request.published', about, 'club', audience)).toEqual({});
  const recipients = await app.services.db
    .selectFrom('request_recipients')
    .select(['id', 'agent_id'])
    .execute();
  const recipientId = recipients.find(({ agent_id }) => agent_id !== null)?.id as number;
  expect(await told('request.sent', { requestId, recipientId }, null, ['club'])).toEqual({
    otherAgent: 'requestReceived',
  });
  await app.services.db.deleteFrom('notifications').execute();
  expect(await told('request.viewed', { requestId }, 'coach', ['club', 'coach'])).toEqual({
    club: 'requestViewed',
    colleague: 'requestViewed',
  });
  await app.services.db.deleteFrom('notifications').execute();
  expect(await told('request.closed', about, 'club', audience)).toEqual({
    otherAgent: 'requestClosed',
    coach: 'requestClosed',
  });
  await app.services.db.deleteFrom('notifications').execute();
  expect(await told('request.reopened', about, 'staff', audience)).toEqual({
    club: 'requestReopened',
    colleague: 'requestReopened',
    otherAgent: 'requestReopened',
    coach: 'requestReopened',
  });
});

it('of a request that somebody else published for a club: its people', async () => {
  expect(await told('request.published', { requestId, role: 9 }, 'staff', ['club'])).toEqual({
    club: 'requestPublished',
    colleague: 'requestPublished',
  });
});

it('of a mandate: the side that answers, or both when time does it; staff never', async () => {
  const parties = { mandateId, agentId, playerId: deal.playerId, teamId: null };
  const audience = ['agent', 'player', 'staff'] as const;
  const clear = () => app.services.db.deleteFrom('notifications').execute();
  expect(await told('mandate.proposed', parties, 'agent', audience)).toEqual({ player: 'mandateProposed' });
  await clear();
  const confirmed = { ...parties, by: 'player' } as const;
  expect(await told('mandate.confirmed', confirmed, 'player', audience)).toEqual({
    agent: 'mandateConfirmed',
  });
  await clear();
  const expired = { ...parties, by: 'system' } as const;
  expect(await told('mandate.expired', expired, null, audience)).toEqual({
    agent: 'mandateExpired',
    player: 'mandateExpired',
  });
  await clear();
  expect(await told('mandate.ending', { ...parties, days: 30 }, null, audience)).toEqual({
    agent: 'mandateEnding',
    player: 'mandateEnding',
  });
});

it.each([
  ['claimed', { agent: 'claimAccepted' }],
  ['declined', { agent: 'claimDeclined' }],
  ['confirmed', { agent: 'listingConfirmed' }],
  ['disputed', { agent: 'listingDisputed', staff: 'disputeWaits' }],
] as const)('of a record that its player has %s', async (news, expected) => {
  const audience =
    news === 'disputed' ? (['agent', 'player', 'staff'] as const) : (['agent', 'player'] as const);
  expect(await told('listing.changed', { playerId: deal.playerId, news }, 'player', audience)).toEqual(
    expected,
  );
});

it('of an invitation withdrawn by the owner: nobody', async () => {
  const data = { playerId: deal.playerId, news: 'withdrawn' } as const;
  expect(await told('listing.changed', data, 'agent', ['agent', 'player'])).toEqual({});
});

it.each([
  [true, 'disputeUpheld'],
  [false, 'disputeRefused'],
] as const)(
  'of a dispute that is decided (%s): the player and who keeps the record',
  async (upheld, kind) => {
    const data = { disputeId: 1, playerId: deal.playerId, upheld };
    expect(await told('dispute.decided', data, 'staff', ['agent', 'player', 'staff'])).toEqual({
      agent: kind,
      player: kind,
    });
  },
);

it('of a message that asks for money: staff, in one line that counts', async () => {
  const ticket = (ticketId: number) => ({ ticketId, conversationId: 1 });
  expect(await told('moneyTicket.raised', ticket(1), null, ['staff'])).toEqual({ staff: 'moneyTicketWaits' });
  await told('moneyTicket.raised', ticket(2), null, ['staff']);
  const line = app.services.db.selectFrom('notifications').select(['count', 'topic', 'target']);
  expect(await line.where('account_id', '=', id('staff')).execute()).toEqual([
    { count: 2, topic: 'conversations', target: '/desk' },
  ]);
});

it('of a removal: staff when it is asked for, the owner when it is decided', async () => {
  const data = { requestId: 1, playerId: deal.playerId };
  const audience = ['agent', 'player', 'staff'] as const;
  expect(await told('removal.asked', data, 'agent', ['agent', 'staff'])).toEqual({ staff: 'removalWaits' });
  await app.services.db.deleteFrom('notifications').execute();
  expect(await told('removal.decided', { ...data, approved: false }, 'staff', audience)).toEqual({
    agent: 'removalRefused',
  });
  await app.services.db.deleteFrom('notifications').execute();
  expect(await told('removal.decided', { ...data, approved: true }, 'staff', audience)).toEqual({
    agent: 'removalApproved',
  });
});

it('of a club: staff when it waits, its people when it is accepted or somebody joins, who proposed a change', async () => {
  const { teamId } = deal.club;
  const clear = () => app.services.db.deleteFrom('notifications').execute();
  const audience = ['club', 'colleague', 'staff', 'premium'] as const;
  expect(await told('team.waiting', { teamId }, 'club', ['staff'])).toEqual({ staff: 'teamWaits' });
  await clear();
  expect(await told('team.accepted', { teamId }, 'staff', audience)).toEqual({
    club: 'teamAccepted',
    colleague: 'teamAccepted',
  });
  await clear();
  const joined = { teamId, joinedId: id('colleague') };
  expect(await told('team.membersChanged', joined, 'colleague', audience)).toEqual({ club: 'memberJoined' });
  await clear();
  expect(await told('team.changeProposed', { teamId }, 'premium', ['staff', 'premium'])).toEqual({
    staff: 'teamChangeWaits',
  });
  await clear();
  const decided = { teamId, proposerId: id('premium'), accepted: false };
  expect(await told('team.changeDecided', decided, 'staff', audience)).toEqual({
    premium: 'teamChangeRefused',
  });
});

it('of a profile: who is evaluated and who keeps the record, not who evaluates; the player whose profile goes', async () => {
  const { playerId } = deal;
  const clear = () => app.services.db.deleteFrom('notifications').execute();
  expect(await told('player.evaluated', { playerId }, 'coach', ['agent', 'player', 'coach'])).toEqual({
    agent: 'playerEvaluated',
    player: 'playerEvaluated',
  });
  await clear();
  expect(await told('player.profileReminded', { playerId }, null, [])).toEqual({ player: 'profileReminder' });
  await clear();
  expect(await told('player.removed', { playerId }, null, ['player'])).toEqual({ player: 'profileDeleted' });
  await clear();
  expect(await told('player.removed', { playerId }, 'agent', ['agent', 'player'])).toEqual({});
});

it('of new exact matches: who keeps the players, and the club, at once by mail; several are one line', async () => {
  const pair = { requestId, playerId: deal.playerId } as const;
  expect(await told('match.exactFound', { ...pair, count: 1, to: 'owner' }, null, ['agent'])).toEqual({
    agent: 'exactMatch',
  });
  const clubs = { ...pair, count: 3, to: 'club' } as const;
  expect(await told('match.exactFound', clubs, null, clubSide)).toEqual({
    agent: 'exactMatch',
    club: 'exactCandidate',
    colleague: 'exactCandidate',
  });
  const mailOf = async (name: Name) =>
    (await app.mailTo(people[name].email))
      .map(({ subject }) => subject)
      .filter((said) => /esattamente/.test(said));
  const single = expect.stringMatching(/ corrisponde esattamente alla richiesta di Club /);
  expect(await mailOf('agent')).toEqual([single]);
  expect(await mailOf('club')).toEqual(['3 nuovi calciatori corrispondono esattamente alle tue richieste']);
  // More within a quarter of an hour waits for the digest.
  await told('match.exactFound', { ...pair, count: 2, to: 'owner' }, null, ['agent']);
  expect(await mailOf('agent')).toHaveLength(1);
  const { items } = (await app.call(people.agent.token, 'Notification/GetNotifications', {})).ok;
  expect(items[0]).toMatchObject({ kind: 'exactMatch', count: 3, target: '/exactMatch' });
});

const offered = (what: Partial<OfferChange>): OfferChange => ({
  ...{ offerId: 1, negotiationId: null, teamId: deal.club.teamId, playerId: deal.playerId },
  ...{ coachingStaffId: null, from: 0, to: 0, by: 'club', actorId: null, actorName: null, version: 1 },
  ...{ revision: 1, turn: null, at: app.clock.now().toISOString(), reason: null, note: null },
  ...{ can: {} as OfferChange['can'] },
  ...what,
});

it.each([
  ['created', {}, 'club', everybody('offerCreated', clubSide)],
  ['viewed', { by: 'recipient' }, 'agent', everybody('offerViewed', ['agent'])],
  ['revised', { by: 'recipient' }, 'player', everybody('offerRevised', ['player'])],
  ['accepted', { by: 'recipient' }, 'agent', everybody('offerAccepted', ['agent'])],
  ['rejected', { by: 'club' }, 'colleague', everybody('offerRejected', clubSide)],
  ['canceled', { by: 'club' }, 'club', everybody('offerCanceled', clubSide)],
  ['canceled', { by: 'system', reason: 'expired' }, null, everybody('offerExpired')],
  ['documentUploaded', { by: 'staff' }, 'staff', everybody('offerDocument')],
  ['playerInfoAdded', { by: 'recipient' }, 'agent', everybody('offerPlayerInfo', ['agent'])],
] as const)('of an offer that is %s %j', async (event, what, by, expected) => {
  expect(await told(`offer.${event}`, offered(what), by, sides)).toEqual(expected);
});

const candidate = (what: Partial<CandidateChange>): CandidateChange => ({
  ...{ candidateId: 1, requestId, playerId: deal.playerId, teamId: deal.club.teamId, from: 0, to: 0 },
  ...{ temporary: false, by: 'club', actorId: null, version: 1, at: app.clock.now().toISOString() },
  ...{ reason: null, reasonText: '', can: {} as CandidateChange['can'] },
  ...what,
});
const bothOf = (club: NotificationKind, applicant: NotificationKind) => ({
  ...everybody(club, ['agent', 'player']),
  ...everybody(applicant, clubSide),
});

it.each([
  [
    'application.made',
    { by: 'applicant' },
    'agent',
    { ...bothOf('applicationMade', 'applicationSent'), agent: undefined },
  ],
  [
    'application.made',
    { by: 'applicant', to: 2, temporary: true },
    'player',
    { ...bothOf('applicationSetAside', 'applicationSent'), player: undefined },
  ],
  ['candidate.activated', { to: 3 }, 'club', everybody('candidateActive', clubSide)],
  ['candidate.signed', { to: 1 }, 'club', everybody('candidateSigned', clubSide)],
  ['candidate.rejected', { to: 2 }, 'club', everybody('candidateRejected', clubSide)],
  ['candidate.takenBack', { to: 0, by: 'staff' }, 'staff', everybody('candidateTakenBack')],
  ['candidate.reevaluated', { to: 0, by: 'system' }, null, everybody('candidateFits')],
] as const)('of a candidate: %s %j', async (event, what, by, expected) => {
  expect(await told(event, candidate(what), by, sides)).toEqual(expected);
});

it('of an invoice: the people of the club that pays it, not who proposed the player', async () => {
  const { negotiationId } = deal;
  const issued = { invoiceId: 1, negotiationId, teamId: deal.club.teamId };
  expect(await told('invoice.issued', issued, 'agent', ['club', 'colleague', 'premium', 'staff'])).toEqual({
    club: 'invoiceIssued',
    colleague: 'invoiceIssued',
  });
});

it.each([
  ['paid', 'invoicePaid'],
  ['paymentTakenBack', 'invoiceOpenAgain'],
  ['reduced', 'invoiceReduced'],
  ['cancelled', 'invoiceCancelled'],
] as const)('of an invoice that is %s: the same people', async (what, kind) => {
  const changed = {
    invoiceId: 1,
    negotiationId: deal.negotiationId,
    teamId: deal.club.teamId,
    version: 2,
  };
  expect(await told(`invoice.${what}`, changed, 'staff', ['club', 'colleague', 'premium', 'staff'])).toEqual({
    club: kind,
    colleague: kind,
  });
});
