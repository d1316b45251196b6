import { maxDaysToAnswer, maxEnquiriesPerDay } from '@trattativa/domain/deals/enquiry';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer, makeDeal } from '../../../test/factories/deals.ts';
import { dayIn, enquiryAbout, makeEnquiry } from '../../../test/factories/enquiries.ts';
import {
  logInAgain,
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../test/stage/send-together.ts';
import { findNegotiation } from './negotiations.repository.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const ask = (person: Person, playerId: number, more: object = {}) =>
  app.call(person.token, 'Negotiation/CreateEnquiry', { ...enquiryAbout(app, playerId), ...more });

const player = { name: 'Gino', surname: 'Altrui', bornDate: '2000-01-01', onMarket: true };

async function sweep(): Promise<void> {
  await app.services.db
    .transaction()
    .execute((tx) => app.services.jobs.enqueue(tx, 'sweep-silent-negotiations', {}));
  await app.settle();
}

describe('an enquiry is answered by', () => {
  /** Asks, and answers as each of these people; they are the proposing side and sign the deal. */
  async function answeredBy(playerId: number, people: readonly Person[]): Promise<void> {
    const club = await makeTeamMember(app);
    const { negotiation } = (await ask(club, playerId)).ok;
    const negotiationId = negotiation.id;
    for (const { token } of people) {
      const seen = (await app.call(token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
      expect(seen).toMatchObject({ side: 'proposer', can: { answer: true } });
      const { items } = (await app.call(token, 'Negotiation/GetNegotiations', {})).ok;
      expect(items.map(({ id }) => id)).toContain(negotiationId);
    }
    const [{ token }] = people as [Person];
    const { version } = (await app.call(token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
    const answer = { negotiationId, version, answer: 'available' as const };
    const { ok } = await app.call(token, 'Negotiation/AnswerEnquiry', answer);
    const signed = await signByClub(app, club.token, {
      negotiationId,
      version: ok.negotiation.version,
    });
    const confirmed = await app.call(token, 'Negotiation/ConfirmSignature', {
      negotiationId,
      version: signed.ok.negotiation.version,
    });
    expect(confirmed.ok.negotiation.status).toBe(5);
    await app.settle();
    const { conversationId } = (await app.call(token, 'Whatchat/JoinNegotiationRoom', { negotiationId })).ok;
    expect(conversationId).toBeGreaterThan(0);
  }

  it('the adult player of an own profile', async () => {
    const own = await makePlayerAccount(app);
    await answeredBy(own.playerId, [own]);
  });

  it('the coach who keeps the record', async () => {
    const coach = await makeCoach(app);
    const kept = await app.call(coach.token, 'CoachingStaff/AddOrUpdateCoachingStaffPlayer', { player });
    await answeredBy(kept.ok.player.id, [coach]);
  });

  it('everybody who acts for the club that keeps the record', async () => {
    const owner = await makeTeamMember(app);
    const colleague = await makeTeamMember(app, { teamId: owner.teamId });
    const kept = await app.call(owner.token, 'Team/AddOrUpdateTeamPlayer', { player });
    await answeredBy(kept.ok.player.id, [colleague, owner]);
  });
});

describe('an enquiry is refused', () => {
  it('about a player whom the club may not see, a minor among them, as if there were none', async () => {
    const club = await makeTeamMember(app);
    const agent = await makeAgent(app);
    const minor = await makeAgentPlayer(app, agent.agentId, { bornDate: '2010-02-01' });
    const hidden = await makeAgentPlayer(app, agent.agentId, { onMarket: false });
    for (const id of [minor, hidden, 999_999]) expect((await ask(club, id)).problem.code).toBe('NOT_FOUND');
  });

  it('about a minor’s own profile, known from a deal, while no agent represents the minor; else the agent is asked', async () => {
    const minor = await makePlayerAccount(app);
    const { club, agent, playerId, negotiationId } = await makeDeal(app);
    const { db } = app.services;
    const born = { born_date: '2010-02-01' };
    await db.updateTable('players').set(born).where('id', '=', minor.playerId).execute();
    expect((await ask(club, minor.playerId)).problem.code).toBe('NOT_FOUND');
    // The club knows the minor from a signed deal.
    const of = { player_id: minor.playerId };
    const { proposal_id } = await db
      .selectFrom('negotiations')
      .select('proposal_id')
      .where('id', '=', negotiationId)
      .executeTakeFirstOrThrow();
    await db.transaction().execute(async (tx) => {
      await sql`set constraints all deferred`.execute(tx);
      await sql`set local session_replication_role = replica`.execute(tx);
      await tx.updateTable('proposals').set(of).where('id', '=', proposal_id).execute();
      const signed = { ...of, status: negotiationStatus.signed, signed_by_team_at: app.clock.now() };
      await tx.updateTable('negotiations').set(signed).where('id', '=', negotiationId).execute();
    });
    expect((await ask(club, minor.playerId)).problem.code).toBe('NOT_CONTACTABLE');
    const linked = { ...born, account_id: minor.accountId };
    await db.updateTable('players').set(linked).where('id', '=', playerId).execute();
    const { negotiation } = (await ask(club, minor.playerId)).ok;
    await app.settle();
    const seenBy = async ({ token }: Person) =>
      (await app.call(token, 'Negotiation/GetNegotiation', { negotiationId: negotiation.id })).ok.side;
    expect([await seenBy(agent), await seenBy(minor)]).toEqual(['proposer', 'reader']);
    const { items } = (await app.call(minor.token, 'Notification/GetNotifications', {})).ok;
    expect(items).toEqual([]);
    const room = { negotiationId: negotiation.id };
    expect((await app.call(minor.token, 'Whatchat/JoinNegotiationRoom', room)).problem.code).toBe(
      'FORBIDDEN',
    );
  });

  it('about the club’s own player, and about one who is off the market', async () => {
    const club = await makeTeamMember(app);
    const own = await app.call(club.token, 'Team/AddOrUpdateTeamPlayer', { player });
    expect((await ask(club, own.ok.player.id)).problem.code).toBe('NOT_CONTACTABLE');
    const { club: party, playerId } = await makeDeal(app);
    const off = { on_market: false };
    await app.services.db.updateTable('players').set(off).where('id', '=', playerId).execute();
    expect((await ask(party, playerId)).problem.code).toBe('PLAYER_OFF_MARKET');
  });

  it('while the club has a negotiation about the player, also of two sent together', async () => {
    const { club, playerId } = await makeEnquiry(app);
    expect((await ask(club, playerId)).problem.code).toBe('NEGOTIATION_OPEN');
    const agent = await makeAgent(app);
    const other = await makeAgentPlayer(app, agent.agentId);
    const input = enquiryAbout(app, other);
    const path = 'Negotiation/CreateEnquiry' as const;
    const answers = await sendTogether(app, Array(4).fill({ token: club.token, path, input }));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('beyond the day’s number of the club, and allowed again a day later', async () => {
    const club = await makeTeamMember(app);
    const agent = await makeAgent(app);
    for (let n = 0; n < maxEnquiriesPerDay; n += 1) {
      expect((await ask(club, await makeAgentPlayer(app, agent.agentId))).status).toBe(200);
    }
    const next = await makeAgentPlayer(app, agent.agentId);
    expect((await ask(club, next)).problem).toMatchObject({ code: 'TOO_MANY_ENQUIRIES' });
    app.clock.advance({ days: 1, seconds: 1 });
    const token = await logInAgain(app, club);
    expect((await ask({ ...club, token }, next)).status).toBe(200);
  });

  it.each([
    ['with bounds of pay in the wrong order', { payFrom: 2000, payTo: 1500 }, 'PayTo'],
    ['for an answer that was due yesterday', { days: -1 }, 'AnswerBy'],
    ['for an answer too far away', { days: maxDaysToAnswer + 1 }, 'AnswerBy'],
    ['for an unknown kind of deal', { kind: 'exchange' }, 'Kind'],
  ])('%s', async (_what, { days, ...more }: { days?: number; [field: string]: unknown }, field) => {
    const club = await makeTeamMember(app);
    const agent = await makeAgent(app);
    const playerId = await makeAgentPlayer(app, agent.agentId);
    const input = { ...more, ...(days !== undefined && { answerBy: dayIn(app, days) }) };
    expect((await ask(club, playerId, input)).problem).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ field }],
    });
  });
});

describe('an enquiry without an answer', () => {
  const stateOf = (id: number) => findNegotiation(app.services.db, id);

  it('closes when its day has passed, and not before', async () => {
    const { negotiationId } = await makeEnquiry(app, { input: { answerBy: dayIn(app, 3) } });
    await app.settle();
    app.clock.advance({ days: 3 });
    await sweep();
    expect(await stateOf(negotiationId)).toMatchObject({
      status: negotiationStatus.sent,
      awaits_answer: true,
    });
    app.clock.advance({ days: 1 });
    await sweep();
    expect(await stateOf(negotiationId)).toMatchObject({
      status: negotiationStatus.rejected,
      cause: 'lapsed',
    });
  });

  it('reminds both sides after seven days and closes after twenty-one', async () => {
    const { agent, club, negotiationId } = await makeEnquiry(app, { input: { answerBy: dayIn(app, 40) } });
    await app.settle();
    app.clock.advance({ days: 7, seconds: 1 });
    await sweep();
    for (const { email } of [agent, club]) {
      const subjects = (await app.mailTo(email)).map(({ subject }) => subject);
      expect(subjects.some((subject) => subject.includes('aspetta una risposta'))).toBe(true);
    }
    app.clock.advance({ days: 14 });
    await sweep();
    expect(await stateOf(negotiationId)).toMatchObject({
      status: negotiationStatus.rejected,
      cause: 'lapsed',
    });
  });
});
