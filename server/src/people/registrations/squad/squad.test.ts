import { agentType } from '@trattativa/domain/identity/agent-types';
import { type PlayerRole, playerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../../test/factories/deals.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
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

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-09-15T10:00:00Z' });
  staff = await makeStaff(app);
  agent = await makeAgent(app);
  premium = await makeAgent(app, { agentType: agentType.premium });
});
afterAll(() => app.close());
beforeEach(async () => {
  club = await makeTeamMember(app);
});

interface Facts {
  surname?: string;
  role?: PlayerRole;
  bornDate?: string;
  onMarket?: boolean;
  openToScouts?: boolean;
}

/** A player of the agent's portfolio. */
async function makePlayer({ surname, role, bornDate, onMarket, openToScouts }: Facts = {}): Promise<number> {
  const playerId = await makeAgentPlayer(app, agent.agentId, {
    ...(bornDate && { bornDate }),
    onMarket: onMarket ?? true,
  });
  await sql`
    update players set surname = coalesce(${surname ?? null}, surname), open_to_scouts = ${openToScouts ?? false},
      principal_role = coalesce(${role ?? null}::smallint, principal_role) where id = ${playerId}`.execute(
    app.services.db,
  );
  return playerId;
}

/** Enters a registration with a club. */
async function enter(
  playerId: number,
  teamId: number,
  [startsOn, endsOn]: readonly [string, string],
  kind = 'employed',
): Promise<void> {
  await sql`
    insert into registrations (player_id, team_id, club_name, kind, starts_on, ends_on, source, recorded_at)
    select ${playerId}, id, name, ${kind}, ${startsOn}, ${endsOn}, 'deal', ${app.clock.now()} from teams
    where id = ${teamId}`.execute(app.services.db);
}

const season = ['2026-07-01', '2027-06-30'] as const;
const nextSeason = ['2027-07-01', '2028-06-30'] as const;

/** A player under contract with the club. */
async function makeMember(facts: Facts = {}): Promise<number> {
  const playerId = await makePlayer(facts);
  await enter(playerId, club.teamId, season);
  return playerId;
}

const squadFor = async (token: string, more: { limit?: number; cursor?: string } = {}) =>
  (await app.call(token, 'Team/GetSquad', { teamId: club.teamId, ...more })).ok;

const nameOf = async (teamId: number) =>
  (await sql<{ name: string }>`select name from teams where id = ${teamId}`.execute(app.services.db)).rows[0]
    ?.name;

describe('the squad of a club', () => {
  it('has whoever the ledger has at the club: under contract, borrowed, lent, and agreed for later', async () => {
    const other = await makeTeam(app);
    const borrowed = await makePlayer({ surname: 'Bi' });
    await enter(borrowed, other, season);
    await enter(borrowed, club.teamId, ['2026-09-01', '2027-06-30'], 'loan');
    const lent = await makeMember({ surname: 'Ci' });
    await enter(lent, other, ['2026-09-01', '2027-01-31'], 'loan');
    const later = await makePlayer({ surname: 'Di' });
    await enter(later, club.teamId, nextSeason);
    await makeMember({ surname: 'Ai' });
    const over = await makePlayer({ surname: 'Ei' });
    await enter(over, club.teamId, ['2025-07-01', '2026-06-30']);
    const declared = await makePlayer({ surname: 'Fi' });
    await sql`update players set current_club = ${await nameOf(club.teamId)} where id = ${declared}`.execute(
      app.services.db,
    );
    const otherClub = await nameOf(other);
    const squad = await squadFor(club.token);
    expect(squad).toMatchObject({ total: 4, nextCursor: null });
    expect(squad.items).toMatchObject([
      { surname: 'Ai', standing: 'own', otherClub: null, from: season[0], until: season[1], source: 'deal' },
      { surname: 'Bi', standing: 'borrowed', otherClub, from: '2026-09-01' },
      { surname: 'Ci', standing: 'lent', otherClub, until: season[1] },
      { surname: 'Di', standing: 'agreed', otherClub: null, from: nextSeason[0] },
    ]);
  });

  it('is sorted by line, role and name, a page at a time', async () => {
    await makeMember({ surname: 'Zeta', role: playerRole.goalkeeper });
    await makeMember({ surname: 'Alfa', role: playerRole.centreForward });
    await makeMember({ surname: 'Beta', role: playerRole.rightWinger });
    await makeMember({ surname: 'Épsilon', role: playerRole.defensiveMidfielder });
    await makeMember({ surname: 'Delta', role: playerRole.defensiveMidfielder });
    const names: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await squadFor(club.token, { limit: 2, ...(cursor && { cursor }) });
      expect(page.total).toBe(5);
      names.push(...page.items.map(({ surname }) => surname));
      cursor = page.nextCursor;
    } while (cursor);
    expect(names).toEqual(['Zeta', 'Delta', 'Épsilon', 'Beta', 'Alfa']);
  });

  it('has a person once, by the record that the reader may open', async () => {
    const account = await makePlayerAccount(app);
    const deleted = await makeAgentPlayer(app, agent.agentId, { accountId: account.accountId });
    await enter(deleted, club.teamId, season);
    await sql`update players set deleted_at = now() where id = ${deleted}`.execute(app.services.db);
    await sql`update players set on_market = false where id = ${account.playerId}`.execute(app.services.db);
    const shown = await squadFor(account.token);
    expect(shown.items.map(({ playerId }) => playerId)).toEqual([account.playerId]);
    expect((await squadFor(club.token)).items).toMatchObject([{ playerId: null, age: null, imageUrl: null }]);
  });
});

describe('a reader from outside', () => {
  it('finds exactly the players whose page opens, and no minor', async () => {
    const players = [
      await makeMember(),
      await makeMember({ onMarket: false }),
      await makeMember({ onMarket: false, openToScouts: true }),
      await makeMember({ bornDate: '2010-03-17', openToScouts: true }),
    ];
    const [scout, coach] = [await makeCoach(app, { scout: true }), await makeCoach(app)];
    const [mandated, stranger] = [await makeAgent(app), await makeAgent(app)];
    const at = app.clock.now();
    await sql`
      insert into mandates (agent_id, team_id, status, starts_on, ends_on, confirmed_at, proposed_by_agent, exclusive, created_at, updated_at)
      values (${mandated.agentId}, ${await makeTeam(app)}, 1, '2026-01-01', '2027-12-31', ${at}, true, false, ${at}, ${at})`.execute(
      app.services.db,
    );
    const player = await makePlayerAccount(app);
    await enter(player.playerId, club.teamId, season);
    const all = [...players, player.playerId];
    const found: number[] = [];
    for (const { token } of [staff, agent, premium, mandated, stranger, scout, coach, player]) {
      const opening: number[] = [];
      for (const playerId of all)
        if ((await app.call(token, 'Player/GetPlayerInfo', { playerId })).status === 200)
          opening.push(playerId);
      const { items, total } = await squadFor(token);
      expect(items.map(({ playerId }) => playerId).sort()).toEqual(opening.sort());
      expect(total).toBe(opening.length);
      found.push(total);
    }
    expect(found).toEqual([5, 4, 2, 2, 0, 1, 0, 1]);
  });

  it('does not learn what begins later', async () => {
    const playerId = await makePlayer();
    await enter(playerId, club.teamId, nextSeason);
    expect((await squadFor(premium.token)).total).toBe(0);
    expect((await squadFor(agent.token)).total).toBe(0);
    expect((await squadFor(staff.token)).total).toBe(1);
  });

  it('of another club reads no squad at all', async () => {
    const { token } = await makeTeamMember(app);
    const asked = await app.call(token, 'Team/GetSquad', { teamId: club.teamId });
    expect(asked.problem.code).toBe('NOT_FOUND');
  });
});
