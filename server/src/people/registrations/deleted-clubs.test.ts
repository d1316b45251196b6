import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { makeAgent, makeCoach, makeStaff, makeTeam } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { releasePlayers } from './jobs/release-players.ts';
import { turnRegistrations } from './jobs/turn-registrations.ts';

let app: TestApp;
let agent: Awaited<ReturnType<typeof makeAgent>>;
let agentId: number;
let teamId: number;

// Days pass in these tests, so that each has its own service.
beforeEach(async () => {
  app = await buildTestApp({ now: '2026-09-15T10:00:00Z' });
  agent = await makeAgent(app);
  ({ agentId } = agent);
  teamId = await makeTeam(app);
});
afterEach(() => app.close());

/** Enters a registration, and lets the records follow. */
async function enter(
  person: object,
  club: number,
  [starts_on, ends_on]: readonly [string, string],
  kind: string,
) {
  const row = {
    ...person,
    team_id: club,
    club_name: `Club ${club}`,
    kind,
    starts_on,
    ends_on,
    source: 'deal',
  };
  await app.services.db
    .insertInto('registrations')
    .values({ ...row, recorded_at: app.clock.now() } as never)
    .execute();
  await turnRegistrations.run(app.services, {});
}

const staffCall = async (path: 'Team/DeleteTeam' | 'Team/RestoreTeam') =>
  (await app.call((await makeStaff(app)).token, path, { teamId })).ok;

/** Staff delete the club, and nobody takes it back. */
async function deleteClub() {
  await staffCall('Team/DeleteTeam');
  app.clock.advance({ minutes: 5 });
  await releasePlayers.run(app.services, {});
}

const ledgerOf = async (playerId: number) => {
  const { token } = await makeStaff(app);
  const { items } = (await app.call(token, 'Registration/GetPlayerRegistrations', { playerId })).ok;
  return items.map(({ state, until, endedBy }) => [state, until, endedBy]);
};

const recordOf = async (playerId: number) => {
  const found = await sql<{ status: number; club: string; end: string | null }>`
    select contractual_status as status, current_club as club, contract_end as end from players where id = ${playerId}`.execute(
    app.services.db,
  );
  return found.rows[0];
};

describe('a club that is deleted', () => {
  it('releases its players on that day, and who was to come does not', async () => {
    const playerId = await makeAgentPlayer(app, agentId);
    await enter({ player_id: playerId }, teamId, ['2026-07-01', '2027-06-30'], 'employed');
    await enter({ player_id: playerId }, teamId, ['2027-07-01', '2028-06-30'], 'employed');
    await deleteClub();
    expect(await ledgerOf(playerId)).toEqual([
      ['ended', '2028-06-30', 'clubDeleted'],
      ['inForce', '2026-09-15', 'clubDeleted'],
    ]);
    expect(await recordOf(playerId)).toMatchObject({ end: '2026-09-15' });
    await app.settle();
    const { items: told } = (await app.call(agent.token, 'Notification/GetNotifications', {})).ok;
    expect(told.map(({ kind }) => kind)).toContain('clubReleased');
    app.clock.advance({ days: 1 });
    await turnRegistrations.run(app.services, {});
    expect(await recordOf(playerId)).toMatchObject({ status: contractualStatus.free, club: '' });
  });

  it('as the lender ends the loan too; as the borrower, the player returns', async () => {
    const [lent, borrowed] = [await makeAgentPlayer(app, agentId), await makeAgentPlayer(app, agentId)];
    const other = await makeTeam(app);
    const season = ['2026-07-01', '2027-06-30'] as const;
    await enter({ player_id: lent }, teamId, season, 'employed');
    await enter({ player_id: lent }, other, ['2026-09-01', '2027-06-30'], 'loan');
    await enter({ player_id: borrowed }, other, season, 'employed');
    await enter({ player_id: borrowed }, teamId, ['2026-09-01', '2027-06-30'], 'loan');
    await deleteClub();
    expect(await ledgerOf(lent)).toEqual([
      ['inForce', '2026-09-15', 'clubDeleted'],
      ['inForce', '2026-09-15', 'clubDeleted'],
    ]);
    app.clock.advance({ days: 1 });
    await turnRegistrations.run(app.services, {});
    expect(await recordOf(lent)).toMatchObject({ status: contractualStatus.free });
    expect(await recordOf(borrowed)).toMatchObject({ club: `Club ${other}`, end: '2027-06-30' });
  });

  it('releases its coaching staff', async () => {
    const { coachingStaffId } = await makeCoach(app);
    await enter({ coaching_staff_id: coachingStaffId }, teamId, ['2026-07-01', '2027-06-30'], 'staff');
    await deleteClub();
    app.clock.advance({ days: 1 });
    await turnRegistrations.run(app.services, {});
    const staff = await makeStaff(app);
    const asked = { coachingStaffId };
    expect((await app.call(staff.token, 'CoachingStaff/GetCoachingStaffInfo', asked)).ok).toMatchObject({
      currentTeamId: null,
    });
    expect(
      (await app.call(staff.token, 'Registration/GetCoachingStaffRegistrations', asked)).ok.items,
    ).toMatchObject([{ state: 'ended', until: '2026-09-15', endedBy: 'clubDeleted' }]);
  });

  it('keeps its players while the deletion can be undone, and when it was', async () => {
    const playerId = await makeAgentPlayer(app, agentId);
    await enter({ player_id: playerId }, teamId, ['2026-07-01', '2027-06-30'], 'employed');
    await staffCall('Team/DeleteTeam');
    await releasePlayers.run(app.services, {});
    await staffCall('Team/RestoreTeam');
    app.clock.advance({ minutes: 5 });
    await releasePlayers.run(app.services, {});
    expect(await ledgerOf(playerId)).toEqual([['inForce', '2027-06-30', null]]);
  });
});
