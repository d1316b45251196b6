import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAgent,
  makeCoach,
  makeTeam,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let maker: Person & { teamId: number };
let club: Person & { teamId: number };
let colleague: Person;
let coach: Person & { coachingStaffId: number };
let agent: Person & { agentId: number };
let requestId: number;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  club = await makeTeamMember(app);
  colleague = await makeTeamMember(app, { teamId: club.teamId });
  coach = await makeCoach(app);
  agent = await makeAgent(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  maker = await makeTeamMember(app);
  const saved = await app.call(maker.token, 'Request/SaveRequest', {
    request: {
      role: playerRole.attackingMidfielder,
      level: 3,
      city: 'Padova',
      country: 'IT',
      teamIds: [club.teamId],
      agentIds: [agent.agentId],
      coachingStaffIds: [coach.coachingStaffId],
    },
  });
  requestId = saved.ok.request.id;
  await app.settle();
});

const kinds = async ({ token }: Person) =>
  (await app.call(token, 'Notification/GetNotifications', {})).ok.items.map(({ kind }) => kind);

const answers = async () => (await app.call(maker.token, 'Request/GetAnswers', { requestId })).ok.items;

async function playerOf(owner: 'club' | 'coach', more: object = {}): Promise<number> {
  const player = { name: 'Gino', surname: 'Nostro', bornDate: '2000-01-01', onMarket: true, ...more };
  const saved =
    owner === 'club'
      ? await app.call(club.token, 'Team/AddOrUpdateTeamPlayer', { player })
      : await app.call(coach.token, 'CoachingStaff/AddOrUpdateCoachingStaffPlayer', { player });
  return saved.ok.player.id;
}

const propose = (playerId: number, more: object = {}) =>
  app.call(club.token, 'Negotiation/CreateNegotiation', {
    playerId,
    level: 3,
    teamIds: [maker.teamId],
    requestId,
    asked: { kind: 'loan', fee: 5_000, loanUntil: '2027-06-30', wageSharePercent: 40 },
    ...more,
  });

describe('a club that received a request', () => {
  it('answers with its own player: a negotiation begins, and the requesting club sees which request it answers', async () => {
    const playerId = await playerOf('club');
    const negotiationId = (await propose(playerId)).ok.items[0]?.id as number;
    await app.settle();
    const read = (await app.call(maker.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
    expect(read).toMatchObject({ requestId, side: 'club', asked: { kind: 'loan', wageSharePercent: 40 } });
    expect(await answers()).toMatchObject([
      {
        fits: true,
        recipient: { kind: 'team', id: club.teamId },
        players: [{ id: playerId, negotiationId }],
      },
    ]);
    expect((await app.call(colleague.token, 'Request/GetMyAnswer', { requestId })).ok.answer).toMatchObject({
      fits: true,
      players: [{ id: playerId, negotiationId: null }],
    });
    expect(await kinds(maker)).not.toContain('requestNamed');
  });

  it('answers that nobody fits, with a reason that the requesting club reads', async () => {
    const answer = { requestId, reasonCode: 'age' as const, sentence: 'Troppo vecchi.' };
    (await app.call(club.token, 'Request/AnswerNobodyFits', answer)).ok;
    await app.settle();
    expect(await answers()).toMatchObject([{ fits: false, reasonCode: 'age', sentence: 'Troppo vecchi.' }]);
    expect(await kinds(maker)).toContain('requestNobodyFits');
    expect(await kinds(colleague)).not.toContain('requestNobodyFits');
  });

  it('may find a player after all, and cannot take back whom it has put forward', async () => {
    const nobody = () => app.call(club.token, 'Request/AnswerNobodyFits', { requestId });
    const { answer } = (await nobody()).ok;
    app.clock.advance({ minutes: 1 });
    const playerId = await playerOf('club');
    (await propose(playerId)).ok;
    expect(await answers()).toMatchObject([
      { fits: true, reasonCode: null, answeredAt: answer.answeredAt, players: [{ id: playerId }] },
    ]);
    expect((await nobody()).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it.each([
    ['with another reason than its own words', { reasonCode: 'other' as const }, 'REASON_REQUIRED'],
    ['about a request that does not exist', { requestId: 999_999 }, 'NOT_FOUND'],
  ])('cannot answer that nobody fits %s', async (_how, more, code) => {
    const refused = await app.call(club.token, 'Request/AnswerNobodyFits', { requestId, ...more });
    expect(refused.problem.code).toBe(code);
  });

  it('proposes in answer to the club of the request alone, while the request is active', async () => {
    const playerId = await playerOf('club');
    const elsewhere = await propose(playerId, { teamIds: [await makeTeam(app)] });
    expect(elsewhere.problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'TeamIds' }] });
    const { version } = (await app.call(maker.token, 'Request/GetRequest', { requestId })).ok;
    (
      await app.call(maker.token, 'Request/UpdateRequestStatus', {
        requestId,
        version,
        status: requestStatus.closed,
      })
    ).ok;
    expect((await propose(playerId)).problem.code).toBe('REQUEST_CLOSED');
    const late = await app.call(club.token, 'Request/AnswerNobodyFits', { requestId });
    expect(late.problem.code).toBe('REQUEST_CLOSED');
  });
});

describe('a coach who received a request', () => {
  const name = (playerIds: number[]) =>
    app.call(coach.token, 'Request/NamePlayers', {
      requestId,
      playerIds,
      sentence: 'Lo alleno da due anni.',
    });

  it('names players of the own list, and the club may ask for them', async () => {
    const playerId = await playerOf('coach', { surname: 'Mio' });
    (await name([playerId])).ok;
    await app.settle();
    expect(await answers()).toMatchObject([
      {
        fits: true,
        sentence: 'Lo alleno da due anni.',
        recipient: { kind: 'coachingStaff', id: coach.coachingStaffId },
        players: [{ id: playerId, name: 'Gino Mio', negotiationId: null }],
      },
    ]);
    expect(await kinds(maker)).toContain('requestNamed');
    const asked = await app.call(maker.token, 'Negotiation/CreateEnquiry', {
      playerId,
      kind: 'free',
      season: 2026,
      answerBy: app.clock.now().toISOString().slice(0, 10),
    });
    const negotiationId = asked.ok.negotiation.id;
    expect((await answers())[0]?.players).toMatchObject([{ id: playerId, negotiationId }]);
  });

  it('names neither a minor, nor anybody else’s player, nor one off the market', async () => {
    const minor = await playerOf('coach', { bornDate: '2010-02-03' });
    const foreign = await playerOf('club');
    for (const playerId of [minor, foreign, 999_999]) {
      const { problem } = await name([playerId]);
      expect(problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'PlayerIds.0' }] });
    }
    const away = await playerOf('coach', { onMarket: false });
    expect((await name([away])).problem.code).toBe('PLAYER_OFF_MARKET');
    expect(await answers()).toEqual([]);
  });

  it('is no longer read with a player who left the market', async () => {
    const playerId = await playerOf('coach', { surname: 'Via' });
    (await name([playerId])).ok;
    const { version } = (await app.call(coach.token, 'Player/GetPlayerInfo', { playerId })).ok;
    const player = { id: playerId, version, name: 'Gino', surname: 'Via', onMarket: false };
    (await app.call(coach.token, 'CoachingStaff/AddOrUpdateCoachingStaffPlayer', { player })).ok;
    expect(await answers()).toMatchObject([{ fits: true, players: [] }]);
  });
});

describe('answers to a request', () => {
  it('are given by an agent’s application too, and read by nobody but the club and staff', async () => {
    const player = { name: 'Ugo', surname: 'Attaccante', bornDate: '2000-01-01', onMarket: true };
    const saved = await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player });
    const applied = await app.call(agent.token, 'Candidate/Apply', {
      requestId,
      playerId: saved.ok.player.id,
      source: 'profile',
      termsAccepted: true,
    });
    applied.ok;
    expect(await answers()).toMatchObject([{ fits: true, recipient: { kind: 'agent' }, players: [] }]);
    for (const { token } of [club, agent]) {
      expect((await app.call(token, 'Request/GetAnswers', { requestId })).problem.code).toBe('FORBIDDEN');
    }
    const stranger = await makeTeamMember(app);
    expect((await app.call(stranger.token, 'Request/GetAnswers', { requestId })).problem.code).toBe(
      'NOT_FOUND',
    );
    const unasked = await makeCoach(app);
    const refused = await app.call(unasked.token, 'Request/AnswerNobodyFits', { requestId });
    expect(refused.problem.code).toBe('FORBIDDEN');
  });
});
