import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { pdfOf, uploadTo } from '../../../test/factories/files.ts';
import {
  makeAgent,
  makePlayerAccount,
  makeStaff,
  makeTeam,
  makeTeamMember,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sweepMandates } from './jobs/sweep-mandates.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' }, now: '2026-09-15T10:00:00.000Z' });
});
afterAll(() => app.close());

const year = { startsOn: '2026-09-15', endsOn: '2027-09-14', countries: [] as string[], exclusive: false };

/** An agent, and a registered player of whom the agent keeps a record. */
async function pair(options: { bornDate?: string; guardian?: string } = {}) {
  const agent = await makeAgent(app);
  const player = await makePlayerAccount(app);
  if (options.bornDate) {
    await sql`update players set born_date = ${options.bornDate} where id = ${player.playerId}`.execute(
      app.services.db,
    );
  }
  if (options.guardian) {
    await sql`update accounts set guardian_email = ${options.guardian} where id = ${player.accountId}`.execute(
      app.services.db,
    );
  }
  // What the agent writes makes nobody adult.
  const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: player.accountId });
  return { agent, player, playerId };
}

type Pair = Awaited<ReturnType<typeof pair>>;

async function proposed(
  { agent, playerId }: Pick<Pair, 'agent' | 'playerId'>,
  terms: Partial<typeof year> = {},
) {
  const input = { playerId, ...year, ...terms };
  return (await app.call(agent.token, 'Mandate/ProposePlayerMandate', input)).ok.mandate;
}

const move = (
  token: string,
  mandate: { id: number; version: number },
  to: keyof typeof mandateStatus,
  note?: string,
) =>
  app.call(token, 'Mandate/UpdateMandateStatus', {
    mandateId: mandate.id,
    version: mandate.version,
    status: mandateStatus[to],
    ...(note !== undefined && { note }),
  });

const read = async (token: string, mandateId: number) =>
  (await app.call(token, 'Mandate/GetMandate', { mandateId })).ok;

const newestMail = async (address: string) => (await app.mailTo(address))[0];

describe('a mandate between an agent and a player', () => {
  it('counts only once the player has confirmed it; each side is written to about what the other did', async () => {
    const both = await pair();
    const { agent, player, playerId } = both;
    const imageUrl = '/drawn/face-1-plain-red-white.svg';
    await sql`update players set image_url = ${imageUrl} where id = ${playerId}`.execute(app.services.db);
    const mandate = await proposed(both, { exclusive: true, countries: ['IT', 'ES'] });
    expect(mandate).toMatchObject({
      status: 0,
      kind: 'player',
      player: { id: playerId, imageUrl },
      inForce: false,
      can: { confirm: false, end: true },
    });
    await app.settle();
    const mail = await newestMail(player.email);
    expect(mail?.links[0]).toBe(`http://trattativa.test/#/mandates/${mandate.id}`);
    expect((await app.call(agent.token, 'Agent/GetAgentInfoFromPlayer', { playerId })).ok.mandate).toBeNull();

    const mine = (await app.call(player.token, 'Mandate/GetMandates', { myTurn: true })).ok;
    expect(mine.items.map(({ id, can }) => [id, can.confirm, can.refuse])).toEqual([
      [mandate.id, true, true],
    ]);
    const confirmed = (await move(player.token, mandate, 'confirmed')).ok.mandate;
    expect(confirmed).toMatchObject({ status: mandateStatus.confirmed, version: 2, inForce: true });
    await app.settle();
    expect((await newestMail(agent.email))?.subject).toContain('ha confermato il mandato');
    const { agent: who, mandate: by } = (
      await app.call(player.token, 'Agent/GetAgentInfoFromPlayer', { playerId: player.playerId })
    ).ok;
    expect([who?.id, by]).toEqual([agent.agentId, { endsOn: '2027-09-14', exclusive: true, way: null }]);

    const ended = (await move(agent.token, confirmed, 'ended', 'Di comune accordo')).ok.mandate;
    expect(ended.changes?.map(({ from, to, mover, note }) => [from, to, mover, note])).toEqual([
      [null, 0, 'agent', ''],
      [0, 1, 'player', ''],
      [1, 2, 'agent', 'Di comune accordo'],
    ]);
    expect((await move(player.token, ended, 'confirmed')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('comes with its paper, says where it holds, and confirmed it confirms the listing', async () => {
    const both = await pair();
    const { agent, player, playerId } = both;
    const parent = { parentKind: 'unsent' as const, parentId: agent.accountId };
    const paper = { name: 'mandato.pdf', content: pdfOf(900) };
    const { file } = (await uploadTo(app, agent.token, 'File/UploadFile', parent, paper)).ok;
    const input = { playerId, ...year, countries: ['IT', 'ES'], fileIds: [file.id] };
    const { mandate } = (await app.call(agent.token, 'Mandate/ProposePlayerMandate', input)).ok;
    const again = await app.call(agent.token, 'Mandate/ProposePlayerMandate', { ...input, countries: [] });
    expect(again.status).toBeGreaterThanOrEqual(400);
    const files = { parentKind: 'mandate' as const, parentId: mandate.id };
    expect((await app.call(player.token, 'File/GetFiles', files)).ok.items).toMatchObject([{ id: file.id }]);
    await app.settle();
    expect((await newestMail(player.email))?.text).toContain('Vale in: Spagna e Italia.');
    const listing = async () =>
      (await app.call(agent.token, 'Player/GetPlayerInfo', { playerId })).ok.listing;
    expect(await listing()).toBe('unconfirmed');
    await move(player.token, mandate, 'confirmed');
    expect(await listing()).toBe('confirmed');
  });

  it('is in the list of staff by its latest change', async () => {
    const staff = await makeStaff(app);
    const [first, second] = [await proposed(await pair()), await proposed(await pair())];
    const newest = async () =>
      (await app.call(staff.token, 'Mandate/GetMandates', { limit: 2 })).ok.items.map(({ id }) => id);
    app.clock.advance({ minutes: 1 });
    const { agent, playerId } = await pair();
    const third = await proposed({ agent, playerId });
    expect((await newest())[0]).toBe(third.id);
    app.clock.advance({ minutes: 1 });
    await move(staff.token, first, 'refused', 'Prova');
    expect(await newest()).toEqual([first.id, third.id]);
    expect(second.status).toBe(0);
  });

  it('does not exist for anybody else', async () => {
    const both = await pair();
    const mandate = await proposed(both);
    const strangers = [await makeAgent(app), await makePlayerAccount(app), await makeTeamMember(app)];
    for (const { token } of strangers) {
      const foreign = await app.call(token, 'Mandate/GetMandate', { mandateId: mandate.id });
      const absent = await app.call(token, 'Mandate/GetMandate', { mandateId: 999_999 });
      expect([foreign.status, foreign.problem]).toEqual([404, absent.problem]);
      expect((await move(token, mandate, 'ended')).problem.code).toBe('NOT_FOUND');
      expect((await app.call(token, 'Mandate/GetMandates', {})).ok.total).toBe(0);
    }
    const other = await makeAgent(app);
    const propose = (playerId: number) =>
      app.call(other.token, 'Mandate/ProposePlayerMandate', { playerId, ...year });
    expect((await propose(both.playerId)).problem).toEqual((await propose(999_999)).problem);
  });

  it.each([
    ['more than two years', { endsOn: '2028-09-15' }, 'overTwoYears'],
    ['a last day before the first', { endsOn: '2026-09-14' }, 'fromAboveTo'],
    ['days that are over', { startsOn: '2025-01-01', endsOn: '2026-09-14' }, 'inThePast'],
    ['a country that does not exist', { countries: ['XX'] }, 'notInList'],
  ])('is refused for %s', async (_what, terms, code) => {
    const { agent, playerId } = await pair();
    const answer = await app.call(agent.token, 'Mandate/ProposePlayerMandate', {
      playerId,
      ...year,
      ...terms,
    });
    expect([answer.status, answer.problem.errors?.[0]?.code]).toEqual([400, code]);
  });

  it('may last two years to the day', async () => {
    expect((await proposed(await pair(), { endsOn: '2028-09-14' })).endsOn).toBe('2028-09-14');
  });

  it('is agreed on once for the same days by the same two', async () => {
    const both = await pair();
    await proposed(both);
    const again = { playerId: both.playerId, ...year };
    expect((await app.call(both.agent.token, 'Mandate/ProposePlayerMandate', again)).problem.code).toBe(
      'MANDATE_EXISTS',
    );
    expect((await proposed(both, { startsOn: '2027-09-15', endsOn: '2028-09-14' })).status).toBe(0);
  });

  it('is agreed on once though it is proposed many times at the same moment', async () => {
    const { agent, playerId } = await pair();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        app.call(agent.token, 'Mandate/ProposePlayerMandate', { playerId, ...year }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ problem }) => problem.code)).toEqual(Array(4).fill('MANDATE_EXISTS'));
  });

  it('cannot be confirmed by who proposed it, nor be answered twice', async () => {
    const both = await pair();
    const mandate = await proposed(both);
    expect((await move(both.agent.token, mandate, 'confirmed')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    const answers = await Promise.all(
      (['confirmed', 'refused'] as const).map((to) => move(both.player.token, mandate, to)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('exclusive mandates of one player', () => {
  /** Two agents who keep a record of the same person, each with an exclusive proposal. */
  async function rivals(first: Partial<typeof year>, second: Partial<typeof year>) {
    const one = await pair();
    const agent = await makeAgent(app);
    const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: one.player.accountId });
    return {
      player: one.player,
      one: await proposed(one, { exclusive: true, ...first }),
      other: await proposed({ agent, playerId }, { exclusive: true, ...second }),
    };
  }

  it.each([
    ['the same days everywhere', 'refused', {}, {}],
    ['the world and a country', 'refused', {}, { countries: ['IT'] }],
    ['countries in common', 'refused', { countries: ['IT', 'ES'] }, { countries: ['ES', 'FR'] }],
    [
      'one day in common',
      'refused',
      { endsOn: '2027-01-31' },
      { startsOn: '2027-01-31', endsOn: '2027-06-30' },
    ],
    ['other countries', 'fine', { countries: ['IT'] }, { countries: ['DE', 'PT'] }],
    [
      'days one after the other',
      'fine',
      { endsOn: '2027-01-31' },
      { startsOn: '2027-02-01', endsOn: '2027-06-30' },
    ],
    ['one that is not exclusive', 'fine', {}, { exclusive: false }],
  ])('with %s: %s, by the database', async (_what, outcome, first, second) => {
    const { player, one, other } = await rivals(first, second);
    expect((await move(player.token, one, 'confirmed')).status).toBe(200);
    const answer = await move(player.token, other, 'confirmed');
    expect(answer.status === 200 ? 'fine' : answer.problem.code).toBe(
      outcome === 'fine' ? 'fine' : 'MANDATE_OVERLAPS',
    );
  });

  it('confirmed at the same moment: one stands, the other is told why, however the two meet', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { player, one, other } = await rivals({}, {});
      const answers = await Promise.all([one, other].map((each) => move(player.token, each, 'confirmed')));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ problem }) => problem.code)).toEqual(['MANDATE_OVERLAPS']);
    }
  });

  it('that overlap are shown to staff, who refuse one with a written reason', async () => {
    const { player, one, other } = await rivals({}, { countries: ['IT'] });
    await move(player.token, one, 'confirmed');
    const staff = await makeStaff(app);
    const conflicts = async () =>
      (await app.call(staff.token, 'Mandate/GetMandateConflicts', {})).ok.items.filter(
        ({ inForce }) => inForce.id === one.id,
      );
    expect((await conflicts()).map(({ proposed: { id } }) => id)).toEqual([other.id]);
    expect((await move(staff.token, other, 'refused')).problem.code).toBe('REASON_REQUIRED');
    const { ok } = await move(staff.token, other, 'refused', 'Il primo mandato è in vigore.');
    expect(ok.mandate.status).toBe(mandateStatus.refused);
    expect(await conflicts()).toEqual([]);
  });
});

describe('a minor', () => {
  it('reads the mandate; the guardian answers and ends it with the code of the mail, which opens nothing else', async () => {
    const guardian = 'tutore@test.example';
    const both = await pair({ bornDate: '2010-01-20', guardian });
    const mandate = await proposed(both);
    expect(mandate.player).toMatchObject({ minor: true, linked: true });
    expect((await read(both.player.token, mandate.id)).can).toMatchObject({
      confirm: false,
      refuse: false,
      end: false,
    });
    expect((await move(both.player.token, mandate, 'confirmed')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    await app.settle();
    expect(await app.mailTo(both.player.email)).toEqual([]);
    const code = (await newestMail(guardian))?.links[0]?.split('/').at(-1) ?? '';
    const opened = (await app.call(null, 'Mandate/GetGuardianMandate', { code })).ok;
    expect(opened).toMatchObject({ id: mandate.id, can: { confirm: true, refuse: true } });
    const answer = { code, version: opened.version, status: mandateStatus.confirmed };
    const confirmed = (await app.call(null, 'Mandate/AnswerGuardianMandate', answer)).ok.mandate;
    expect(confirmed).toMatchObject({ status: mandateStatus.confirmed, can: { end: true } });
    expect(confirmed.changes?.at(-1)).toMatchObject({ mover: 'guardian', by: '' });
    const other = await app.call(null, 'Mandate/GetGuardianMandate', { code: `${code.slice(1)}x` });
    expect(other.problem.code).toBe('CODE_INVALID');
  });

  it('a minor who comes of age answers alone from that day on', async () => {
    const guardian = 'altro.tutore@test.example';
    const both = await pair({ bornDate: '2008-09-16', guardian });
    const mandate = await proposed(both);
    await app.settle();
    const code = (await newestMail(guardian))?.links[0]?.split('/').at(-1) ?? '';
    const can = async () => [
      (await app.call(null, 'Mandate/GetGuardianMandate', { code })).ok.can.confirm,
      (await read(both.player.token, mandate.id)).can.confirm,
    ];
    expect(await can()).toEqual([true, false]);
    await sql`update players set born_date = '2008-09-15' where id = ${both.player.playerId}`.execute(
      app.services.db,
    );
    expect(await can()).toEqual([false, true]);
  });
});

describe('a mandate of a club', () => {
  /** A club and an agent with its mandate in force. */
  async function mandated() {
    const [agent, club] = [await makeAgent(app), await makeTeamMember(app)];
    const asked = (
      await app.call(agent.token, 'Mandate/ProposeClubMandate', { teamId: club.teamId, ...year })
    ).ok;
    return { agent, club, mandate: (await move(club.token, asked.mandate, 'confirmed')).ok.mandate };
  }

  const request = (teamId: number, agentId: number) => ({
    request: {
      teamId,
      role: playerRole.attackingMidfielder,
      level: 3 as const,
      city: 'Padova',
      country: 'IT',
      agentIds: [agentId],
    },
  });

  it('is asked for by the agent and confirmed by the club, or offered by the club and accepted by the agent', async () => {
    const [agent, club] = [await makeAgent(app), await makeTeamMember(app)];
    const offered = (
      await app.call(club.token, 'Mandate/ProposeClubMandate', { agentId: agent.agentId, ...year })
    ).ok.mandate;
    expect((await move(club.token, offered, 'confirmed')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    expect((await app.call(agent.token, 'Mandate/GetMandatedClubs', {})).ok.items).toEqual([]);
    expect((await move(agent.token, offered, 'confirmed')).ok.mandate.status).toBe(mandateStatus.confirmed);
    const clubs = (await app.call(agent.token, 'Mandate/GetMandatedClubs', {})).ok.items;
    expect(clubs.map(({ team }) => team.id)).toEqual([club.teamId]);
    const unregistered = await makeTeam(app);
    const asked = await app.call(agent.token, 'Mandate/ProposeClubMandate', {
      teamId: unregistered,
      ...year,
    });
    expect(asked.problem.errors?.[0]?.code).toBe('notInList');
  });

  it('lets the agent publish requests for it, marked as such, which the club sees and may close', async () => {
    const { agent, club } = await mandated();
    const receiver = await makeAgent(app);
    const input = request(club.teamId, receiver.agentId);
    const { request: published } = (await app.call(agent.token, 'Request/SaveRequest', input)).ok;
    expect(published.publishedBy).toMatchObject({ id: agent.agentId });
    expect(published.can).toMatchObject({ edit: true, close: true, seeCandidates: true });
    const own = (await app.call(club.token, 'Request/GetRequests', { box: 'own' })).ok;
    expect(own.items.map(({ id, publishedBy }) => [id, publishedBy?.id])).toEqual([
      [published.id, agent.agentId],
    ]);
    const byAgent = (await app.call(agent.token, 'Request/GetRequests', { box: 'own' })).ok;
    expect(byAgent.items.map(({ id }) => id)).toEqual([published.id]);
    const candidates = { requestId: published.id, kind: 'exact' as const };
    expect((await app.call(agent.token, 'Request/GetRequestCandidates', candidates)).status).toBe(200);
    expect((await app.call(receiver.token, 'Request/GetRequestCandidates', candidates)).problem.code).toBe(
      'FORBIDDEN',
    );
    const closed = await app.call(club.token, 'Request/UpdateRequestStatus', {
      requestId: published.id,
      version: published.version,
      status: requestStatus.closed,
    });
    expect(closed.ok.request.status).toBe(1);
  });

  it('is needed: without one, or with one that is over, nothing is published or managed', async () => {
    const { agent, club, mandate } = await mandated();
    const stranger = await makeAgent(app);
    const refused = await app.call(
      stranger.token,
      'Request/SaveRequest',
      request(club.teamId, agent.agentId),
    );
    expect([refused.status, refused.problem.code]).toEqual([403, 'MANDATE_NEEDED']);
    const { request: published } = (
      await app.call(agent.token, 'Request/SaveRequest', request(club.teamId, stranger.agentId))
    ).ok;
    await move(club.token, mandate, 'ended');
    const again = { requestId: published.id, version: published.version, status: requestStatus.closed };
    expect((await app.call(agent.token, 'Request/UpdateRequestStatus', again)).problem.code).toBe(
      'FORBIDDEN',
    );
    expect(
      (await app.call(agent.token, 'Request/SaveRequest', request(club.teamId, stranger.agentId))).problem
        .code,
    ).toBe('MANDATE_NEEDED');
  });

  it('is needed of that very club: one that is over does not serve beside one of another club', async () => {
    const { agent, club, mandate } = await mandated();
    const other = await makeTeamMember(app);
    const asked = { teamId: other.teamId, ...year };
    const second = (await app.call(agent.token, 'Mandate/ProposeClubMandate', asked)).ok.mandate;
    expect((await move(other.token, second, 'confirmed')).status).toBe(200);
    expect((await move(club.token, mandate, 'ended')).status).toBe(200);
    const receiver = await makeAgent(app);
    const publish = (teamId: number) =>
      app.call(agent.token, 'Request/SaveRequest', request(teamId, receiver.agentId));
    expect((await publish(club.teamId)).problem.code).toBe('MANDATE_NEEDED');
    expect((await publish(other.teamId)).status).toBe(200);
  });

  it('that ends while the agent publishes lets one of the two happen first', async () => {
    const { agent, club, mandate } = await mandated();
    const receiver = await makeAgent(app);
    const answers = await Promise.all([
      app.call(agent.token, 'Request/SaveRequest', request(club.teamId, receiver.agentId)),
      move(club.token, mandate, 'ended'),
    ]);
    expect(answers[1].status).toBe(200);
    expect([200, 403]).toContain(answers[0].status);
  });
});

describe('the end of a mandate', () => {
  it('is announced to both sides 60 and 15 days ahead, once each, and comes by itself', async () => {
    const later = await buildTestApp({ env: { RATE_LIMITS: 'off' }, now: '2026-09-15T10:00:00.000Z' });
    const here = app;
    app = later;
    try {
      const both = await pair();
      const { id } = (
        await move(both.player.token, await proposed(both, { endsOn: '2026-12-31' }), 'confirmed')
      ).ok.mandate;
      const unanswered = await proposed(await pair(), { endsOn: '2026-11-30' });
      const sweep = async () => {
        await sweepMandates.run(app.services, {});
        await sweepMandates.run(app.services, {});
        await app.settle();
        return [both.agent.email, both.player.email].map(async (to) =>
          (await app.mailTo(to))
            .filter(({ subject }) => /giorn/.test(subject))
            .map(({ subject }) => subject.match(/(\d+) giorn/)?.[1]),
        );
      };
      const told = async () => Promise.all(await sweep());
      // 1 November: 60 days before the last day
      app.clock.advance({ days: 46 });
      expect(await told()).toEqual([[], []]);
      app.clock.advance({ days: 1 });
      expect(await told()).toEqual([['60'], ['60']]);
      // the service was away on the 16th of December: 15 days became 12
      app.clock.advance({ days: 48 });
      expect(await told()).toEqual([
        ['12', '60'],
        ['12', '60'],
      ]);
      app.clock.advance({ days: 12 });
      await told();
      expect(
        (
          await later.services.db
            .selectFrom('mandates')
            .select('status')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        ).status,
      ).toBe(1);
      app.clock.advance({ days: 1 });
      await told();
      const statuses = await later.services.db
        .selectFrom('mandates')
        .select(['id', 'status'])
        .orderBy('id')
        .execute();
      expect(statuses).toEqual([
        { id, status: 3 },
        { id: unanswered.id, status: 3 },
      ]);
    } finally {
      app = here;
      await later.close();
    }
  });
});
