import type { OfferChange } from '@trattativa/contract/deals/offers/events';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { type Asked, daysToAnswerRequest, replyFigures } from '@trattativa/domain/deals/reply-figures';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgentPlayer, usualTerms } from '../../../test/factories/deals.ts';
import { dayIn, enquiryAbout } from '../../../test/factories/enquiries.ts';
import {
  logInAgain,
  makeAgent,
  makeCoach,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const token = (person: Person) => logInAgain(app, person);

async function run(...jobs: string[]): Promise<void> {
  for (const job of jobs) {
    await app.services.db.transaction().execute((tx) => app.services.jobs.enqueue(tx, job, {}));
    await app.settle();
  }
}

const dayMs = 86_400_000;

/** What offers and requests asked, and what became of it, read from the recorded events alone; by owner. */
async function askedByEvents(): Promise<Map<string, Asked[]>> {
  const { db } = app.services;
  const events = await db
    .selectFrom('events')
    .select(['type', 'data', 'occurred_at'])
    .orderBy('id')
    .execute();
  const players = new Map(
    (await db.selectFrom('players').select(['id', 'agent_id']).execute()).map(({ id, agent_id }) => [
      id,
      agent_id,
    ]),
  );
  const recipients = new Map(
    (await db.selectFrom('request_recipients').selectAll().execute()).map((row) => [
      row.id,
      row.coaching_staff_id === null ? `agent ${row.agent_id}` : `coach ${row.coaching_staff_id}`,
    ]),
  );
  const byOwner = new Map<string, Asked[]>();
  const add = (owner: string, asked: Asked) => byOwner.set(owner, [...(byOwner.get(owner) ?? []), asked]);
  const offers = new Map<number, Asked>();
  const requests = new Map<number, Asked & { requestId: number }>();
  for (const { type, data, occurred_at: at } of events) {
    const change = data as unknown as OfferChange & { recipientId: number; requestId: number };
    const offer = offers.get(change.offerId);
    if (type === 'offer.created') {
      const asked = { deliveredAt: change.at, answeredAt: null, lapsed: false };
      offers.set(change.offerId, asked);
      add(`agent ${players.get(change.playerId ?? 0)}`, asked);
    }
    if (offer && change.by === 'recipient' && /accepted|rejected|revised/.test(type))
      offer.answeredAt ??= change.at;
    if (offer && type === 'offer.canceled' && change.reason === 'expired') offer.lapsed = true;
    if (type === 'request.sent') {
      const { requestId, recipientId } = change;
      const asked = { requestId, deliveredAt: new Date(at).toISOString(), answeredAt: null, lapsed: false };
      requests.set(recipientId, asked);
      add(recipients.get(recipientId) ?? '', asked);
    }
    const request = requests.get(change.recipientId);
    if (request && type === 'request.answered') request.answeredAt ??= change.at;
    if (type === 'request.closed')
      for (const asked of requests.values()) {
        const open = new Date(at).getTime() - Date.parse(asked.deliveredAt);
        if (asked.requestId === change.requestId && open >= daysToAnswerRequest * dayMs) asked.lapsed = true;
      }
  }
  return byOwner;
}

it('the figures of offers, of requests and of coaches equal those recomputed from the recorded events', async () => {
  const [agent, coach, maker] = [await makeAgent(app), await makeCoach(app), await makeTeamMember(app)];
  for (let n = 0; n < 12; n += 1) {
    const club = await makeTeamMember(app);
    const playerId = await makeAgentPlayer(app, agent.agentId);
    const { offer } = (
      await app.call(await token(club), 'Offer/CreateOffer', {
        playerId,
        ...usualTerms,
        expiresOn: dayIn(app, 5),
      })
    ).ok;
    const { request } = (
      await app.call(await token(maker), 'Request/SaveRequest', {
        request: {
          role: playerRole.attackingMidfielder,
          level: 3,
          city: 'Padova',
          country: 'IT',
          agentIds: [agent.agentId],
          coachingStaffIds: [coach.coachingStaffId],
        },
      })
    ).ok;
    await app.settle();
    app.clock.advance({ hours: 3 + 5 * n });
    if (n % 3 !== 0) {
      const { version } = (await app.call(await token(agent), 'Offer/OpenOffer', { offerId: offer.id })).ok;
      const answer = { offerId: offer.id, version, revision: 1 };
      const how =
        n % 2 === 0
          ? { status: offerStatus.accepted }
          : ({ status: offerStatus.rejected, reason: 'money' } as const);
      (await app.call(await token(agent), 'Offer/UpdateOfferStatus', { ...answer, ...how })).ok;
    }
    const requestId = request.id;
    if (n % 4 !== 0) (await app.call(await token(coach), 'Request/AnswerNobodyFits', { requestId })).ok;
    if (n % 4 !== 1) (await app.call(await token(agent), 'Request/AnswerNobodyFits', { requestId })).ok;
    // Closed at once it is nobody's silence.
    app.clock.advance({ days: n % 5 === 0 ? 1 : 9 });
    const { version } = (await app.call(await token(maker), 'Request/GetRequest', { requestId })).ok;
    (
      await app.call(await token(maker), 'Request/UpdateRequestStatus', {
        requestId,
        version,
        status: requestStatus.closed,
      })
    ).ok;
    await run('expire-offers');
  }
  await run('compute-reply-figures', 'compute-reply-figures');
  const stored = await app.services.db.selectFrom('reply_figures').selectAll().execute();
  const expected = [...(await askedByEvents())];
  expect(expected.map(([owner]) => owner).sort()).toEqual(
    [`agent ${agent.agentId}`, `coach ${coach.coachingStaffId}`].sort(),
  );
  expect(stored).toHaveLength(expected.length);
  for (const [owner, asked] of expected) {
    const row = stored.find(
      (one) => owner === (one.agent_id === null ? `coach ${one.coaching_staff_id}` : `agent ${one.agent_id}`),
    );
    expect([
      owner,
      { asked: row?.asked, answered: row?.answered, medianHours: Number(row?.median_hours) },
    ]).toEqual([owner, replyFigures(asked)]);
  }
  const shown = await app.call(await token(maker), 'Reply/GetReplyFigures', {
    coachingStaffIds: [coach.coachingStaffId],
  });
  expect(shown.ok.coachingStaff).toMatchObject([
    { id: coach.coachingStaffId, asked: 11, answeredPercent: 82 },
  ]);
});

it('the person asked about a player is reminded once, two days before the answer is due', async () => {
  const [agent, club] = [await makeAgent(app), await makeTeamMember(app)];
  const ask = async (days: number) => {
    const playerId = await makeAgentPlayer(app, agent.agentId);
    const asked = await app.call(await token(club), 'Negotiation/CreateEnquiry', {
      ...enquiryAbout(app, playerId),
      answerBy: dayIn(app, days),
    });
    await app.settle();
    return asked.ok.negotiation.id;
  };
  const [near, answered] = [await ask(4), await ask(4)];
  await ask(9);
  const seen = (
    await app.call(await token(agent), 'Negotiation/OpenNegotiation', { negotiationId: answered })
  ).ok;
  const answer = { negotiationId: answered, version: seen.version, answer: 'available' as const };
  (await app.call(await token(agent), 'Negotiation/AnswerEnquiry', answer)).ok;
  const reminders = async (person: Person) =>
    (await app.call(await token(person), 'Notification/GetNotifications', {})).ok.items
      .filter(({ kind }) => kind === 'enquiryDue')
      .map(({ target, days }) => [target, days]);
  for (const [days, expected] of [
    [1, []],
    [1, [[`/negotiations/${near}`, 2]]],
    [1, [[`/negotiations/${near}`, 2]]],
  ] as const) {
    app.clock.advance({ days });
    await run('remind-of-enquiries', 'remind-of-enquiries');
    expect(await reminders(agent)).toEqual(expected);
  }
  expect(await reminders(club)).toEqual([]);
});
