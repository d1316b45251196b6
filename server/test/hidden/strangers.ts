import { agentType } from '@trattativa/domain/identity/agent-types';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { coachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { qualification } from '@trattativa/domain/people/qualifications';
import { sql } from 'kysely';
import { applyTo } from '../factories/applications.ts';
import { makeAgent, makeCoach, makePlayerAccount, makeTeamMember, type Person } from '../factories/people.ts';
import type { TestApp } from '../stage/build-test-app.ts';
import type { HiddenRecords } from './hidden-fields.ts';

/** Everything that everybody may read of a player who fits the requests of the club. */
const shown = {
  born_date: '2003-03-17',
  principal_role: playerRole.attackingMidfielder,
  nationality: 'IT',
  country: 'IT',
  countries_interested: ['IT'],
  search_levels: [3],
  foot: foot.left,
  height_cm: 180,
  contractual_status: contractualStatus.underContract,
  contract_end: '2028-06-30',
  permit_needed: true,
  open_to_permanent: true,
  on_market: true,
  open_to_scouts: true,
};

export interface World {
  /** People who may not read the hidden fields, by kind. */
  strangers: Readonly<Record<string, Person>>;
  /** Owner of the records, and the club whose requests they fit. */
  recordOwner: Person;
  club: Person;
  records: HiddenRecords;
  /** Ids for the calls of strangers, by the input field that takes them. */
  ids: Readonly<Record<string, readonly number[]>>;
}

/**
 * Records of every kind of owner, complete but for what is hidden, and strangers of every kind who are as near to them as may be: the
 * club has requests that they fit, candidates among them, and watches them; the agent has the club's mandate; the scout
 * keeps them in a shortlist.
 */
export async function makeWorld(app: TestApp): Promise<World> {
  const { db, clock } = app.services;
  const at = clock.now();
  const [recordOwner, agent] = [await makeAgent(app), await makeAgent(app)];
  const premium = await makeAgent(app, { agentType: agentType.premium });
  const [owningClub, club] = [await makeTeamMember(app), await makeTeamMember(app)];
  const [owningCoach, coach] = [await makeCoach(app), await makeCoach(app)];
  const scout = await makeCoach(app, { scout: true });
  const [own, player] = [await makePlayerAccount(app), await makePlayerAccount(app)];
  await db.updateTable('players').set(shown).where('id', '=', own.playerId).execute();
  const insert = async (surname: string, keptBy: object, more: object = {}) => {
    const values = { ...shown, ...keptBy, ...more, name: 'Tommaso', surname, created_at: at, updated_at: at };
    const row = await db
      .insertInto('players')
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const ofAgent = { profile: profileType.agentPlayer, agent_id: recordOwner.agentId };
  const players = [
    await insert('Primo', ofAgent),
    await insert('Secondo', ofAgent, { secondary_role: playerRole.secondStriker, foot: foot.right }),
    await insert(
      'Terzo',
      { profile: profileType.teamPlayer, team_id: owningClub.teamId },
      { height_cm: 176 },
    ),
    await insert('Quarto', {
      profile: profileType.coachingStaffPlayer,
      coaching_staff_id: owningCoach.coachingStaffId,
    }),
    own.playerId,
  ];
  const off = await insert('Quinto', ofAgent, { on_market: false, open_to_scouts: false });
  const careerEntries = await db
    .insertInto('player_experiences')
    .values(
      players.map((id) => ({
        player_id: id,
        club_name: 'Virtus',
        start_year: 2024,
        end_year: 2025,
        level: 3,
      })),
    )
    .returning('id')
    .execute();
  await db
    .updateTable('coaching_staff')
    .set({
      role: coachingStaffRole.matchAndTrainingAnalyst,
      born_date: '1980-01-01',
      nationality: 'IT',
      country: 'IT',
      qualifications: [qualification.uefaA],
      search_levels: [3],
    })
    .where('id', '=', owningCoach.coachingStaffId)
    .execute();
  await db
    .updateTable('coaching_staff')
    .set({ current_team_id: club.teamId })
    .where('id', '=', owningCoach.coachingStaffId)
    .execute();
  await sql`insert into team_org_chart (team_id, role, name) values (${owningClub.teamId}, 1, 'Anna Prima')`.execute(
    db,
  );
  await sql`insert into mandates (agent_id, team_id, status, starts_on, ends_on, confirmed_at, proposed_by_agent, exclusive,
      created_at, updated_at)
    values (${agent.agentId}, ${club.teamId}, 1, '2026-01-01', '2027-12-31', ${at}, true, false, ${at}, ${at})`.execute(
    db,
  );
  const request = async (more: object) => {
    const asked = { role: playerRole.attackingMidfielder, level: 3, city: 'Padova', country: 'IT', ...more };
    const input = { request: { ...asked, agentIds: [recordOwner.agentId, agent.agentId] } } as never;
    return (await app.call(club.token, 'Request/SaveRequest', input)).ok.request.id;
  };
  const requestIds = [
    await request({ monthlyOffer: 1000 }),
    await request({ monthlyOffer: 860 }),
    await request({ refundRange: 1, foot: foot.left }),
    await request({ monthlyOffer: 700, moves: ['permanent'], feeBudget: 50_000 }),
  ];
  const candidateIds = [];
  for (const requestId of requestIds)
    candidateIds.push((await applyTo(app, own.token, requestId)).ok.candidate.id);
  for (const playerId of players) (await app.call(club.token, 'Watch/WatchPlayer', { playerId })).ok;
  const shortlist = (await app.call(scout.token, 'Scout/SaveShortlist', { name: 'I miei' })).ok.shortlist;
  for (const playerId of players)
    (
      await app.call(scout.token, 'Scout/SaveShortlistPlayer', {
        shortlistId: shortlist.shortlistId,
        playerId,
      })
    ).ok;
  // A recipient's first look at a request is kept.
  for (const requestId of requestIds) (await app.call(agent.token, 'Request/GetRequest', { requestId })).ok;
  await app.settle();
  return {
    strangers: { team: club, agent, premium, coach, scout, player },
    recordOwner,
    club,
    records: {
      players: [...players, off],
      coaching_staff: [owningCoach.coachingStaffId],
      agents: [recordOwner.agentId],
      teams: [owningClub.teamId],
      team_org_chart: [owningClub.teamId],
      player_experiences: careerEntries.map(({ id }) => id),
    },
    ids: {
      playerId: [...players.slice(0, 1), own.playerId, off],
      playerIds: players,
      requestId: requestIds,
      candidateId: candidateIds,
      teamId: [owningClub.teamId, club.teamId],
      agentId: [recordOwner.agentId],
      coachingStaffId: [owningCoach.coachingStaffId],
      userId: [recordOwner.accountId],
      shortlistId: [shortlist.shortlistId],
    },
  };
}
