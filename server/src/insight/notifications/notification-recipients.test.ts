import type { NegotiationChange } from '@trattativa/contract/deals/negotiations/events';
import type { OfferChange } from '@trattativa/contract/deals/offers/events';
import type { EventData, EventType } from '@trattativa/contract/events';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { CandidateChange } from '@trattativa/contract/market/applications/events';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Deal, makeDeal } from '../../../test/factories/deals.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';

/** The people of the test; those not named in a row get no notification. */
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
  deal = await makeDeal(app, { linkedAccountId: people.player.accountId, confirmed: false });
  people.agent = deal.agent;
  agentId = deal.agent.agentId;
  people.club = deal.club;
  people.colleague = await makeTeamMember(app, { teamId: deal.club.teamId });
  const otherAgent = await makeAgent(app);
  people.otherAgent = otherAgent;
  const coach = await makeCoach(app);
  people.coach = coach;
  people.staff = await makeStaff(app);
  people.premium = await makeAgent(app, { agentType: agentType.premium });
  const request = {
    role: playerRole.attackingMidfielder,
    level: 3,
    city: 'Padova',
    country: 'IT',
    agentIds: [otherAgent.agentId],
    coachingStaffIds: [coach.coachingStaffId],
  } as const;
  const fields = { ...request, agentIds: [...request.agentIds], coachingStaffIds: [coach.coachingStaffId] };
  requestId = (await app.call(people.club.token, 'Request/SaveRequest', { request: fields })).ok.request.id;
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

/** Records an event; returns the kind of notification that each person got. */
async function notified<Type extends EventType>(
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

const { pending, sent, viewed, rejected, trial, signed } = negotiationStatus;
const sides: readonly Name[] = ['agent', 'club', 'colleague', 'player'];

function change(what: Partial<NegotiationChange>): NegotiationChange {
  const { negotiationId, proposalId, playerId } = deal;
  const can = {} as NegotiationChange['can'];
  return {
    ...{ coachingStaffId: null, reasonCode: null, begunBy: 'proposer', awaitsAnswer: false, reply: null },
    ...{
      negotiationId,
      proposalId,
      playerId,
      teamId: deal.club.teamId,
      from: viewed,
      to: viewed,
      by: 'club',
    },
    ...{ actorId: null, actorName: null, version: 3, at: app.clock.now().toISOString(), reason: null },
    ...{ cause: null, signedByTeamAt: null, can },
    ...what,
  };
}

const everybody = (kind: NotificationKind, but: readonly Name[] = []) =>
  Object.fromEntries(sides.filter((name) => !but.includes(name)).map((name) => [name, kind]));
const clubSide: readonly Name[] = ['club', 'colleague'];
const enquiry = { begunBy: 'club', awaitsAnswer: true } as const;
const reply = { payFrom: null, payTo: null, sentence: '', at: '2026-09-15T10:00:00.000Z' };

it.each([
  [
    'started',
    { to: pending, by: 'proposer' },
    'agent',
    // The proposal has no mandate: the player is asked about it.
    { ...everybody('negotiationStarted', ['agent']), player: 'proposalToConfirm' },
  ],
  ['delivered', { to: sent, by: 'system' }, null, {}],
  ['viewed', { by: 'system' }, null, everybody('negotiationViewed', clubSide)],
  ['putOnTrial', { to: trial }, 'club', everybody('negotiationTrial', clubSide)],
  ['rejected', { to: rejected, cause: 'refusedByClub' }, 'club', everybody('negotiationRefused', clubSide)],
  [
    'rejected',
    { to: rejected, cause: 'withdrawn', by: 'proposer' },
    'agent',
    everybody('negotiationWithdrawn', ['agent']),
  ],
  [
    'rejected',
    { to: rejected, cause: 'signedElsewhere', by: 'system' },
    null,
    everybody('negotiationSignedElsewhere', ['agent', 'player']),
  ],
  ['rejected', { to: rejected, cause: 'lapsed', by: 'system' }, null, everybody('negotiationLapsed')],
  ['signed', { to: signed, by: 'proposer' }, 'agent', everybody('negotiationSigned', ['agent'])],
  ['reopened', { to: viewed, by: 'staff' }, 'staff', everybody('negotiationReopened')],
  ['signedByTeam', {}, 'club', everybody('negotiationSignedByTeam', clubSide)],
  ['signatureTakenBack', { by: 'proposer' }, 'agent', everybody('negotiationSignatureTakenBack', ['agent'])],
  ['reminded', { by: 'system' }, null, everybody('negotiationReminded', ['player'])],
  ['started', { to: pending, ...enquiry }, 'club', everybody('enquiryStarted', clubSide)],
  ['viewed', { by: 'system', ...enquiry }, null, everybody('enquiryViewed', ['agent', 'player'])],
  [
    'answered',
    { by: 'proposer', begunBy: 'club', reply: { ...reply, answer: 'available' } },
    'agent',
    everybody('enquiryAvailable', ['agent']),
  ],
  [
    'answered',
    { by: 'proposer', begunBy: 'club', reply: { ...reply, answer: 'terms' } },
    'agent',
    everybody('enquiryTerms', ['agent']),
  ],
  [
    'rejected',
    { to: rejected, cause: 'refusedByKeeper', ...enquiry, by: 'proposer' },
    'agent',
    everybody('enquiryRefused', ['agent']),
  ],
  [
    'rejected',
    { to: rejected, cause: 'withdrawnByClub', ...enquiry },
    'club',
    everybody('enquiryWithdrawn', clubSide),
  ],
] as const)('people are notified of a negotiation that is %s %j', async (event, what, by, expected) => {
  expect(await notified(`negotiation.${event}`, change(what), by, sides)).toEqual(expected);
});

it('notifications of a request go to its recipients when it is published, closed and reopened; to its makers when it is viewed', async () => {
  const about = { requestId, role: playerRole.attackingMidfielder };
  const audience = ['club', 'colleague', 'otherAgent', 'coach'] as const;
  expect(await notified('request.published', about, 'club', audience)).toEqual({});
  const recipients = await app.services.db
    .selectFrom('request_recipients')
    .select(['id', 'agent_id'])
    .execute();
  const recipientId = recipients.find(({ agent_id }) => agent_id !== null)?.id as number;
  expect(await notified('request.sent', { requestId, recipientId }, null, ['club'])).toEqual({
    otherAgent: 'requestReceived',
  });
  await app.services.db.deleteFrom('notifications').execute();
  expect(await notified('request.viewed', { requestId }, 'coach', ['club', 'coach'])).toEqual({
    club: 'requestViewed',
    colleague: 'requestViewed',
  });
  await app.services.db.deleteFrom('notifications').execute();
  expect(await notified('request.closed', about, 'club', audience)).toEqual({
    otherAgent: 'requestClosed',
    coach: 'requestClosed',
  });
  await app.services.db.deleteFrom('notifications').execute();
  expect(await notified('request.reopened', about, 'staff', audience)).toEqual({
    club: 'requestReopened',
    colleague: 'requestReopened',
    otherAgent: 'requestReopened',
    coach: 'requestReopened',
  });
});

it('notifications of a request published for a club by somebody else go to the club’s members', async () => {
  const published = { requestId, role: playerRole.attackingMidfielder };
  expect(await notified('request.published', published, 'staff', ['club'])).toEqual({
    club: 'requestPublished',
    colleague: 'requestPublished',
  });
});

it('notifications of a mandate go to the side that must answer, or to both sides when a date causes them; never to staff', async () => {
  const parties = { mandateId, agentId, playerId: deal.playerId, teamId: null };
  const audience = ['agent', 'player', 'staff'] as const;
  const clear = () => app.services.db.deleteFrom('notifications').execute();
  expect(await notified('mandate.proposed', parties, 'agent', audience)).toEqual({
    player: 'mandateProposed',
  });
  await clear();
  const confirmed = { ...parties, by: 'player' } as const;
  expect(await notified('mandate.confirmed', confirmed, 'player', audience)).toEqual({
    agent: 'mandateConfirmed',
  });
  await clear();
  const expired = { ...parties, by: 'system' } as const;
  expect(await notified('mandate.expired', expired, null, audience)).toEqual({
    agent: 'mandateExpired',
    player: 'mandateExpired',
  });
  await clear();
  expect(await notified('mandate.ending', { ...parties, days: 30 }, null, audience)).toEqual({
    agent: 'mandateEnding',
    player: 'mandateEnding',
  });
});

it.each([
  ['claimed', { agent: 'claimAccepted' }],
  ['declined', { agent: 'claimDeclined' }],
  ['confirmed', { agent: 'listingConfirmed' }],
  ['disputed', { agent: 'listingDisputed', staff: 'disputeWaits' }],
] as const)('people are notified of a record that its player has %s', async (news, expected) => {
  const audience =
    news === 'disputed' ? (['agent', 'player', 'staff'] as const) : (['agent', 'player'] as const);
  expect(await notified('listing.changed', { playerId: deal.playerId, news }, 'player', audience)).toEqual(
    expected,
  );
});

it('nobody is notified of an invitation withdrawn by the owner', async () => {
  const data = { playerId: deal.playerId, news: 'withdrawn' } as const;
  expect(await notified('listing.changed', data, 'agent', ['agent', 'player'])).toEqual({});
});

it.each([
  [true, 'disputeUpheld'],
  [false, 'disputeRefused'],
] as const)('a decided dispute (%s) notifies the player and the record’s owner', async (upheld, kind) => {
  const data = { disputeId: 1, playerId: deal.playerId, upheld };
  expect(await notified('dispute.decided', data, 'staff', ['agent', 'player', 'staff'])).toEqual({
    agent: kind,
    player: kind,
  });
});

it('notifications of a message that asks for money go to staff, in one that counts', async () => {
  const ticket = (ticketId: number) => ({ ticketId, conversationId: 1 });
  expect(await notified('moneyTicket.raised', ticket(1), null, ['staff'])).toEqual({
    staff: 'moneyTicketWaits',
  });
  await notified('moneyTicket.raised', ticket(2), null, ['staff']);
  const line = app.services.db.selectFrom('notifications').select(['count', 'topic', 'target']);
  expect(await line.where('account_id', '=', id('staff')).execute()).toEqual([
    { count: 2, topic: 'conversations', target: '/desk' },
  ]);
});

it('notifications of a removal go to staff when requested, to the owner when decided', async () => {
  const data = { requestId: 1, playerId: deal.playerId };
  const audience = ['agent', 'player', 'staff'] as const;
  expect(await notified('removal.asked', data, 'agent', ['agent', 'staff'])).toEqual({
    staff: 'removalWaits',
  });
  await app.services.db.deleteFrom('notifications').execute();
  expect(await notified('removal.decided', { ...data, approved: false }, 'staff', audience)).toEqual({
    agent: 'removalRefused',
  });
  await app.services.db.deleteFrom('notifications').execute();
  expect(await notified('removal.decided', { ...data, approved: true }, 'staff', audience)).toEqual({
    agent: 'removalApproved',
  });
});

it('notifications of a club go to staff when it waits, to its members when it is accepted or somebody joins, to the proposer of a change', async () => {
  const { teamId } = deal.club;
  const clear = () => app.services.db.deleteFrom('notifications').execute();
  const audience = ['club', 'colleague', 'staff', 'premium'] as const;
  expect(await notified('team.waiting', { teamId }, 'club', ['staff'])).toEqual({ staff: 'teamWaits' });
  await clear();
  expect(await notified('team.accepted', { teamId }, 'staff', audience)).toEqual({
    club: 'teamAccepted',
    colleague: 'teamAccepted',
  });
  await clear();
  const joined = { teamId, joinedId: id('colleague') };
  expect(await notified('team.membersChanged', joined, 'colleague', audience)).toEqual({
    club: 'memberJoined',
  });
  await clear();
  expect(await notified('team.changeProposed', { teamId }, 'premium', ['staff', 'premium'])).toEqual({
    staff: 'teamChangeWaits',
  });
  await clear();
  const decided = { teamId, proposerId: id('premium'), accepted: false };
  expect(await notified('team.changeDecided', decided, 'staff', audience)).toEqual({
    premium: 'teamChangeRefused',
  });
});

it('notifications of a profile go to the evaluated player and the record’s owner, not the evaluator; to the player when it is deleted', async () => {
  const { playerId } = deal;
  const clear = () => app.services.db.deleteFrom('notifications').execute();
  expect(await notified('player.evaluated', { playerId }, 'coach', ['agent', 'player', 'coach'])).toEqual({
    agent: 'playerEvaluated',
    player: 'playerEvaluated',
  });
  await clear();
  const verified = { playerId, teamId: deal.club.teamId, verified: true };
  expect(await notified('player.figuresVerified', verified, 'club', ['agent', 'player', 'club'])).toEqual({
    agent: 'figuresVerified',
    player: 'figuresVerified',
  });
  await clear();
  expect(
    await notified('player.figuresVerified', { ...verified, verified: false }, 'club', ['agent']),
  ).toEqual({});
  const notice = { playerId, standing: 'endsSoon' } as const;
  expect(await notified('player.contractNotice', notice, null, ['agent', 'player', 'club'])).toEqual({
    agent: 'contractEndsSoon',
    player: 'contractEndsSoon',
    club: 'contractEndsSoon',
  });
  await clear();
  expect(await notified('player.profileReminded', { playerId }, null, [])).toEqual({
    player: 'profileReminder',
  });
  await clear();
  expect(await notified('player.removed', { playerId }, null, ['player'])).toEqual({
    player: 'profileDeleted',
  });
  await clear();
  expect(await notified('player.removed', { playerId }, 'agent', ['agent', 'player'])).toEqual({});
});

it('notifications of new exact matches go to the players’ owner and the club, at once by mail; several share one', async () => {
  const pair = { requestId, playerId: deal.playerId } as const;
  expect(await notified('match.exactFound', { ...pair, count: 1, to: 'owner' }, null, ['agent'])).toEqual({
    agent: 'exactMatch',
  });
  const clubs = { ...pair, count: 3, to: 'club' } as const;
  expect(await notified('match.exactFound', clubs, null, clubSide)).toEqual({
    agent: 'exactMatch',
    club: 'exactCandidate',
    colleague: 'exactCandidate',
  });
  const mailOf = async (name: Name) =>
    (await app.mailTo(people[name].email))
      .map(({ subject }) => subject)
      .filter((text) => /esattamente/.test(text));
  const single = expect.stringMatching(/ corrisponde esattamente alla richiesta di Club /);
  expect(await mailOf('agent')).toEqual([single]);
  expect(await mailOf('club')).toEqual(['3 nuovi calciatori corrispondono esattamente alle tue richieste']);
  // Further matches within a quarter of an hour wait for the digest.
  await notified('match.exactFound', { ...pair, count: 2, to: 'owner' }, null, ['agent']);
  expect(await mailOf('agent')).toHaveLength(1);
  const { items } = (await app.call(people.agent.token, 'Notification/GetNotifications', {})).ok;
  expect(items[0]).toMatchObject({ kind: 'exactMatch', count: 3, target: '/exactMatch' });
});

const offered = (what: Partial<OfferChange>): OfferChange => ({
  ...{ offerId: 1, negotiationId: null, teamId: deal.club.teamId, playerId: deal.playerId },
  ...{ coachingStaffId: null, from: offerStatus.pending, to: offerStatus.pending, by: 'club' },
  ...{ actorId: null, actorName: null, version: 1 },
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
] as const)('people are notified of an offer that is %s %j', async (event, what, by, expected) => {
  expect(await notified(`offer.${event}`, offered(what), by, sides)).toEqual(expected);
});

const candidate = (what: Partial<CandidateChange>): CandidateChange => ({
  ...{ candidateId: 1, requestId, playerId: deal.playerId, teamId: deal.club.teamId },
  ...{ from: candidateStatus.pending, to: candidateStatus.pending },
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
    { by: 'applicant', to: candidateStatus.rejected, temporary: true },
    'player',
    { ...bothOf('applicationSetAside', 'applicationSent'), player: undefined },
  ],
  ['candidate.activated', { to: candidateStatus.active }, 'club', everybody('candidateActive', clubSide)],
  ['candidate.signed', { to: candidateStatus.signed }, 'club', everybody('candidateSigned', clubSide)],
  ['candidate.rejected', { to: candidateStatus.rejected }, 'club', everybody('candidateRejected', clubSide)],
  [
    'candidate.takenBack',
    { to: candidateStatus.pending, by: 'staff' },
    'staff',
    everybody('candidateTakenBack'),
  ],
  ['candidate.reevaluated', { to: candidateStatus.pending, by: 'system' }, null, everybody('candidateFits')],
] as const)('people are notified of a candidate: %s %j', async (event, what, by, expected) => {
  expect(await notified(event, candidate(what), by, sides)).toEqual(expected);
});

it('notifications of an invoice go to the members of the club that pays it, not to the proposer', async () => {
  const { negotiationId } = deal;
  const issued = { invoiceId: 1, negotiationId, teamId: deal.club.teamId };
  expect(
    await notified('invoice.issued', issued, 'agent', ['club', 'colleague', 'premium', 'staff']),
  ).toEqual({
    club: 'invoiceIssued',
    colleague: 'invoiceIssued',
  });
});

it.each([
  ['paid', 'invoicePaid'],
  ['paymentTakenBack', 'invoiceOpenAgain'],
  ['reduced', 'invoiceReduced'],
  ['cancelled', 'invoiceCancelled'],
] as const)('notifications of an invoice that is %s go to the same people', async (what, kind) => {
  const changed = {
    invoiceId: 1,
    negotiationId: deal.negotiationId,
    teamId: deal.club.teamId,
    version: 2,
  };
  expect(
    await notified(`invoice.${what}`, changed, 'staff', ['club', 'colleague', 'premium', 'staff']),
  ).toEqual({
    club: kind,
    colleague: kind,
  });
});
