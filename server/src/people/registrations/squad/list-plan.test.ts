import { agentType } from '@trattativa/domain/identity/agent-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../../test/factories/deals.ts';
import {
  makeAgent,
  makeStaff,
  makeTeam,
  makeTeamMember,
  type Person,
} from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
let staff: Person;
let agent: Person & { agentId: number };
let premium: Person & { agentId: number };
let club: Person & { teamId: number };

const serieA = 0;
const serieC = 2;
const serieD = 3;

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-09-15T10:00:00Z' });
  staff = await makeStaff(app);
  agent = await makeAgent(app);
  premium = await makeAgent(app, { agentType: agentType.premium });
});
afterAll(() => app.close());
beforeEach(async () => {
  club = await makeTeamMember(app);
  await playAt(serieC);
});

const playAt = (level: number) =>
  sql`update teams set country = 'IT', level = ${level} where id = ${club.teamId}`.execute(app.services.db);

async function makePlayer(bornDate = '1998-05-01', onMarket = true): Promise<number> {
  const playerId = await makeAgentPlayer(app, agent.agentId, { bornDate, onMarket });
  await sql`update players set nationality = 'IT' where id = ${playerId}`.execute(app.services.db);
  return playerId;
}

/** Enters a registration with a club. */
async function enter(
  playerId: number,
  teamId: number,
  [startsOn, endsOn]: readonly string[],
  kind = 'employed',
  source = 'deal',
) {
  await sql`
    insert into registrations (player_id, team_id, club_name, kind, starts_on, ends_on, source, recorded_at)
    select ${playerId}, id, name, ${kind}, ${startsOn}, ${endsOn}, ${source}, ${app.clock.now()} from teams
    where id = ${teamId}`.execute(app.services.db);
}

const season = ['2026-07-01', '2027-06-30'] as const;

async function makeMember(bornDate?: string, onMarket?: boolean): Promise<number> {
  const playerId = await makePlayer(bornDate, onMarket);
  await enter(playerId, club.teamId, season);
  return playerId;
}

const planFor = async (token: string, more: { playerIds?: number[]; season?: 'present' | 'next' } = {}) =>
  (await app.call(token, 'Team/GetListPlan', { teamId: club.teamId, ...more })).ok;
type Plan = Awaited<ReturnType<typeof planFor>>;
const rowOf = ({ rows }: Plan, name: string) => rows.find(({ row }) => row === name);

describe('the plan of a list', () => {
  it('of Serie C says which place a candidate would take, by last season’s rule, marked as such', async () => {
    for (let count = 0; count < 3; count += 1) await makeMember();
    const borrowed = await makePlayer();
    const owner = await makeTeam(app);
    await enter(borrowed, owner, season);
    await enter(borrowed, club.teamId, ['2026-09-01', '2027-06-30'], 'loan');
    const lent = await makeMember();
    await enter(lent, owner, ['2026-09-01', '2027-06-30'], 'loan');
    const wanted = await makePlayer();
    const plan = await planFor(club.token, { playerIds: [wanted] });
    expect(plan).toMatchObject({ season: '2026/27', isWhole: true });
    expect(rowOf(plan, 'places')).toMatchObject({ most: 23, certain: 4, open: 19 });
    expect(rowOf(plan, 'loanPlaces')).toMatchObject({ most: 8, certain: 1 });
    expect(plan.players.at(-1)).toMatchObject({ playerId: wanted, isAdded: true, takes: 'place', number: 4 });
    expect(plan.rules.map(({ kind, endedOn }) => [kind, endedOn])).toEqual([
      ['squadList', '2026-06-30'],
      ['nonEuPlaces', undefined],
    ]);
  });

  it('of a young player says that the club’s youth is not known, whatever the career declares', async () => {
    const young = await makeMember('2006-02-01');
    await sql`
      insert into player_experiences (player_id, team_id, club_name, level, start_year, end_year, season)
      select ${young}, ${club.teamId}, name, 15, 2021, 2025, '2021/25' from teams where id = ${club.teamId}`.execute(
      app.services.db,
    );
    const plan = await planFor(club.token);
    expect(plan).toMatchObject({ knowsYears: false, players: [{ playerId: young, takes: 'place' }] });
    expect(rowOf(plan, 'places')).toMatchObject({ certain: 1, open: 22 });
    expect(rowOf(plan, 'ownYouth')).toMatchObject({ least: 5, certain: 0, unknown: 1, open: 4 });
  });

  it('of Serie A counts as trained by the club whom the ledger had there for three seasons, not lent', async () => {
    await playAt(serieA);
    const owner = await makeTeam(app);
    const trained = await makePlayer('2004-01-01');
    const lent = await makePlayer('2004-01-01');
    const declared = await makePlayer('2004-01-01');
    for (const playerId of [trained, lent]) await enter(playerId, club.teamId, ['2021-07-01', '2027-06-30']);
    await enter(lent, owner, ['2023-09-01', '2024-06-30'], 'loan');
    await enter(declared, club.teamId, ['2021-07-01', '2027-06-30'], 'employed', 'declared');
    const plan = await planFor(club.token);
    expect(rowOf(plan, 'clubTrained')).toMatchObject({ least: 4, certain: 1, unknown: 2 });
    expect(plan.rules.find(({ kind }) => kind === 'squadList')?.certainty).toBe('unconfirmed');
  });

  it('of Serie D counts the birth years of the season', async () => {
    await playAt(serieD);
    await makeMember('2007-01-01');
    const plan = await planFor(club.token);
    expect(
      plan.rows
        .filter(({ row }) => row === 'bornFrom')
        .map(({ bornFrom, certain, open }) => [bornFrom, certain, open]),
    ).toEqual([
      [2006, 1, 2],
      [2007, 1, 1],
      [2008, 0, 1],
    ]);
  });

  it('of the next season has whom the club then has', async () => {
    await makeMember();
    const later = await makePlayer();
    await enter(later, club.teamId, ['2027-07-01', '2028-06-30']);
    const plan = await planFor(club.token, { season: 'next' });
    expect(plan.season).toBe('2027/28');
    expect(plan.players.map(({ playerId }) => playerId)).toEqual([later]);
  });

  it('knows nothing of a league without rules, and says so by having no rows', async () => {
    await sql`update teams set country = 'FR' where id = ${club.teamId}`.execute(app.services.db);
    await makeMember();
    expect(await planFor(club.token)).toMatchObject({ rows: [], rules: [], players: [{ number: null }] });
  });
});

describe('who reads the plan', () => {
  it('as the club learns nothing of a minor whose page does not open to it', async () => {
    await playAt(serieD);
    const minor = await makePlayer('2010-03-17', false);
    await enter(minor, club.teamId, season);
    await sql`update players set nationality = 'BR' where id = ${minor}`.execute(app.services.db);
    const plan = await planFor(club.token);
    expect(plan.players).toMatchObject([{ playerId: null, unknown: ['bornDate', 'nonEuArrival'] }]);
    expect(plan.rows.filter(({ row }) => row === 'bornFrom')).toMatchObject([
      { certain: 0, unknown: 1 },
      { certain: 0, unknown: 1 },
      { certain: 0, unknown: 1 },
    ]);
    const seen = await planFor(staff.token);
    expect(seen.players.map(({ playerId }) => playerId)).toEqual([minor]);
    expect(seen.rows.find(({ bornFrom }) => bornFrom === 2008)).toMatchObject({ certain: 1, unknown: 0 });
  });

  it('from outside plans with the players whose page opens, and is told that it is not the whole', async () => {
    await makeMember('1998-05-01', false);
    const shown = await makeMember();
    const own = await makePlayer('1999-01-01', false);
    const plan = await planFor(premium.token);
    expect(plan).toMatchObject({ isWhole: false, candidates: [] });
    expect(plan.players.map(({ playerId }) => playerId)).toEqual([shown]);
    expect((await planFor(agent.token, { playerIds: [own] })).players.at(-1)).toMatchObject({
      playerId: own,
      isAdded: true,
    });
    const hidden = await app.call(premium.token, 'Team/GetListPlan', {
      teamId: club.teamId,
      playerIds: [own],
    });
    expect(hidden.problem.code).toBe('NOT_FOUND');
  });

  it('from another club finds nothing', async () => {
    const other = await makeTeamMember(app);
    const asked = await app.call(other.token, 'Team/GetListPlan', { teamId: club.teamId });
    expect(asked.problem.code).toBe('NOT_FOUND');
  });

  it('offers the players whom the club watches to the club alone', async () => {
    const watched = await makePlayer();
    await app.call(club.token, 'Watch/WatchPlayer', { playerId: watched });
    expect((await planFor(club.token)).candidates).toMatchObject([{ playerId: watched, isInDeal: false }]);
    expect((await planFor(staff.token)).candidates).toEqual([]);
    await enter(watched, club.teamId, season);
    expect((await planFor(club.token)).candidates).toEqual([]);
  });
});
