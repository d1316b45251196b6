import { profileType } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeam,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../test/stage/send-together.ts';

const absent = 999_999_999;

let app: TestApp;
let agent: Awaited<ReturnType<typeof makeAgent>>;
let club: Awaited<ReturnType<typeof makeTeamMember>>;
let player: Awaited<ReturnType<typeof makePlayerAccount>>;
/** A record of the agent's portfolio, adult and on the market. */
let playerId: number;
/** A record of the club's own list. */
let listedId: number;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
  club = await makeTeamMember(app);
  player = await makePlayerAccount(app);
  playerId = await makeAgentPlayer(app, agent.agentId);
  listedId = await listedBy(club);
});
afterAll(() => app.close());

const listedBy = async ({ token }: Person) => {
  const player = { name: 'Ivo', surname: 'Via', bornDate: '2000-01-01', onMarket: true };
  return (await app.call(token, 'Team/AddOrUpdateTeamPlayer', { player })).ok.player.id;
};
const evaluate = (who: Person, id: number, values: { skill: number; value: number }[]) =>
  app.call(who.token, 'Player/SavePlayerEvaluation', { playerId: id, values: values as never });
const evaluations = async (who: Person, id: number) =>
  (await app.call(who.token, 'Player/GetPlayerSkillsEvaluations', { playerId: id })).ok;
const updatedAt = async (id: number) =>
  (await app.services.db.selectFrom('players').select('updated_at').where('id', '=', id).executeTakeFirst())
    ?.updated_at;

describe('a player’s skills', () => {
  it('are set by the owner, in numeric order, and read by everybody who may see the player', async () => {
    const saved = await app.call(agent.token, 'Player/UpdatePlayerSkills', { playerId, skills: [30, 3, 17] });
    expect(saved.ok).toEqual({ message: 'Dati salvati correttamente', skills: [3, 17, 30] });
    const seen = await app.call(club.token, 'Player/GetPlayerSkillsSelected', { playerId });
    expect(seen.ok).toEqual({ playerId, skills: [3, 17, 30], can: { edit: false } });
  });

  it('affect matching at once and count as a profile change, without a conflict for an open form', async () => {
    const before = await app.call(agent.token, 'Player/GetPlayerInfo', { playerId });
    app.clock.advance({ minutes: 1 });
    await app.call(agent.token, 'Player/UpdatePlayerSkills', { playerId, skills: [1, 40] });
    const market = await sql<{ bits: string }>`
      select skill_bits::text as bits from player_market where player_id = ${playerId}`.execute(
      app.services.db,
    );
    expect(BigInt(market.rows[0]?.bits ?? 0)).toBe((1n << 1n) | (1n << 40n));
    const after = await app.call(agent.token, 'Player/GetPlayerInfo', { playerId });
    expect(after.ok.version).toBe(before.ok.version);
    expect(after.ok.updatedAt > before.ok.updatedAt).toBe(true);
  });

  it('may all be removed', async () => {
    await app.call(player.token, 'Player/UpdatePlayerSkills', { playerId: player.playerId, skills: [5] });
    const emptied = await app.call(player.token, 'Player/UpdatePlayerSkills', {
      playerId: player.playerId,
      skills: [],
    });
    expect(emptied.ok.skills).toEqual([]);
  });

  it.each([
    ['a skill that does not exist', [41], 'notInList'],
    ['a skill twice', [3, 3], 'duplicate'],
  ])('refuse %s', async (_what, skills, code) => {
    const answer = await app.call(agent.token, 'Player/UpdatePlayerSkills', {
      playerId,
      skills: skills as never,
    });
    expect(answer.problem.errors?.[0]?.code).toBe(code);
  });
});

describe('evaluations', () => {
  it('are shown as the mean and count of each role, never with names', async () => {
    const id = await listedBy(club);
    const second = await makeTeamMember(app, { teamId: club.teamId });
    await evaluate(club, id, [
      { skill: 18, value: 7 },
      { skill: 29, value: 9 },
    ]);
    await evaluate(second, id, [{ skill: 18, value: 8 }]);
    const seen = await evaluations(await makeStaff(app), id);
    expect(seen.roles.map(({ role, evaluators }) => [role, evaluators])).toEqual([
      [0, 0],
      [1, 2],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    expect(seen.roles[1]?.means).toEqual([
      { skill: 18, mean: 7.5, evaluators: 2 },
      { skill: 29, mean: 9, evaluators: 1 },
    ]);
    expect(seen).toMatchObject({ mine: null, evaluatesAs: null });
  });

  it('are one per account and player: saving again replaces, saving none deletes', async () => {
    const id = await listedBy(club);
    await evaluate(club, id, [
      { skill: 1, value: 3 },
      { skill: 2, value: 4 },
    ]);
    const replaced = await evaluate(club, id, [{ skill: 1, value: 10 }]);
    expect(replaced.ok.evaluations.roles[1]).toEqual({
      role: 1,
      evaluators: 1,
      means: [{ skill: 1, mean: 10, evaluators: 1 }],
    });
    expect(replaced.ok.evaluations.mine?.values).toEqual([{ skill: 1, value: 10 }]);
    const taken = await evaluate(club, id, []);
    expect(taken.ok.evaluations.mine).toBeNull();
    expect(taken.ok.evaluations.roles[1]?.evaluators).toBe(0);
  });

  it('saved fifty times concurrently leave one', async () => {
    const id = await listedBy(club);
    const answers = await sendTogether(
      app,
      Array.from({ length: 50 }, (_, index) => ({
        token: club.token,
        path: 'Player/SavePlayerEvaluation',
        input: { playerId: id, values: [{ skill: 5, value: 1 + (index % 10) }] },
      })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await evaluations(club, id)).roles[1]?.evaluators).toBe(1);
  });

  it('by others do not change the profile; the player’s own do', async () => {
    const before = await updatedAt(listedId);
    app.clock.advance({ minutes: 1 });
    expect((await evaluate(club, listedId, [{ skill: 9, value: 6 }])).status).toBe(200);
    expect(await updatedAt(listedId)).toEqual(before);
    const own = await evaluate(player, player.playerId, [{ skill: 9, value: 6 }]);
    expect(own.ok.evaluations.roles[4]?.evaluators).toBe(1);
    expect(await updatedAt(player.playerId)).toEqual(app.clock.now());
  });

  it('by club members count by their org chart role, found by e-mail', async () => {
    const teamId = await makeTeam(app, { profile: profileType.team });
    const director = await makeTeamMember(app, { teamId });
    const id = await listedBy(director);
    await sql`
      insert into team_org_chart (team_id, role, email) values (${teamId}, 0, ${director.email}), (${teamId}, 2, ${director.email})`.execute(
      app.services.db,
    );
    expect((await evaluations(director, id)).evaluatesAs).toBe(0);
    const saved = await evaluate(director, id, [{ skill: 1, value: 5 }]);
    expect(saved.ok.evaluations.roles[0]?.evaluators).toBe(1);
  });

  it('may be given by a club to players of its own list only', async () => {
    const another = await listedBy(await makeTeamMember(app));
    for (const id of [playerId, another]) {
      expect((await evaluations(club, id)).evaluatesAs).toBeNull();
      expect((await evaluate(club, id, [{ skill: 1, value: 1 }])).problem.code).toBe('FORBIDDEN');
      expect((await evaluations(club, id)).roles.map(({ evaluators }) => evaluators)).toEqual([
        0, 0, 0, 0, 0,
      ]);
    }
    expect((await evaluations(club, listedId)).evaluatesAs).toBe(1);
  });

  it('reach the owner’s open screens', async () => {
    await evaluate(club, listedId, [{ skill: 10, value: 6 }]);
    const events = await sql<{ recipients: number[] }>`
      select recipients from events where type = 'player.evaluated' order by id desc limit 1`.execute(
      app.services.db,
    );
    expect(events.rows[0]?.recipients).toContain(club.accountId);
  });

  it.each([
    ['0', [{ skill: 1, value: 0 }], 'tooSmall'],
    ['11', [{ skill: 1, value: 11 }], 'tooBig'],
    ['halves', [{ skill: 1, value: 5.5 }], 'notWhole'],
    [
      'two values for a skill',
      [
        { skill: 1, value: 5 },
        { skill: 1, value: 6 },
      ],
      'duplicate',
    ],
  ])('accept whole numbers from 1 to 10, one per skill: not %s', async (_what, values, code) => {
    expect((await evaluate(club, listedId, values)).problem.errors?.[0]?.code).toBe(code);
  });

  it('ignore an evaluator role in the body', async () => {
    const answer = await app.post(club.token, '/api/Player/SavePlayerEvaluation', {
      PlayerId: playerId,
      Values: [],
      Role: 0,
    });
    expect(answer.problem.code).toBe('UNKNOWN_FIELD');
  });
});

describe('skills and evaluations of foreign and absent players', () => {
  it('answer alike to accounts that may not see them', async () => {
    const others = [await makeAgent(app), await makeCoach(app), await makePlayerAccount(app)];
    for (const { token } of others) {
      for (const [path, more] of [
        ['GetPlayerSkillsSelected', {}],
        ['GetPlayerSkillsEvaluations', {}],
        ['UpdatePlayerSkills', { Skills: [1] }],
      ] as const) {
        const [foreign, gone] = await Promise.all(
          [playerId, absent].map((id) => app.post(token, `/api/Player/${path}`, { PlayerId: id, ...more })),
        );
        expect([path, foreign?.status, foreign?.problem]).toEqual([path, 404, gone?.problem]);
      }
    }
  });

  it('cannot be changed by accounts that may only see them', async () => {
    const before = await app.call(club.token, 'Player/GetPlayerSkillsSelected', { playerId });
    const answer = await app.call(club.token, 'Player/UpdatePlayerSkills', { playerId, skills: [2] });
    expect(answer.problem.code).toBe('FORBIDDEN');
    expect((await app.call(club.token, 'Player/GetPlayerSkillsSelected', { playerId })).ok).toEqual(
      before.ok,
    );
  });

  it('are refused to agents and staff as evaluators, who have no evaluator role', async () => {
    for (const { token } of [agent, await makeStaff(app)]) {
      const answer = await app.call(token, 'Player/SavePlayerEvaluation', { playerId, values: [] });
      expect(answer.problem.code).toBe('FORBIDDEN');
    }
  });
});
