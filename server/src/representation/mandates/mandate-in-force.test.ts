import { profileType } from '@trattativa/domain/identity/profile-types';
import { mandateStatus, mandateStatuses } from '@trattativa/domain/representation/mandate-statuses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { makeAgent, makePlayerAccount, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { actorOf } from '../../identity/accounts.ts';
import { findRepresentative } from '../../people/agents/agents.repository.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import { isInForce } from './mandate.ts';
import { listMandatedClubs, lockClubMandate } from './mandates.repository.ts';

/** The rule, and the conditions in SQL that ask the same; every status, today at every place of the days. */

let app: TestApp;
let today: string;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  today = dayOf(app.clock.now());
});
afterAll(() => app.close());

const on = (days: number) => dayOf(addDays(app.clock.now(), days));

/** First and last day, as days from today. */
const spans = [
  [-9, -1],
  [-9, 0],
  [-9, 9],
  [0, 0],
  [0, 9],
  [1, 9],
] as const;

const states = mandateStatuses.flatMap((status) => spans.map((span) => ({ status, span })));

async function insertMandate(
  of: (typeof states)[number],
  parties: { agent_id: number } & ({ team_id: number } | { player_id: number; account_id: number }),
) {
  const at = app.clock.now();
  const mandate = {
    status: of.status,
    starts_on: on(of.span[0]),
    ends_on: on(of.span[1]),
    confirmed_at: of.status === mandateStatus.confirmed ? at : null,
  };
  await app.services.db
    .insertInto('mandates')
    .values({
      ...mandate,
      ...parties,
      proposed_by_agent: true,
      exclusive: false,
      created_at: at,
      updated_at: at,
    } as never)
    .execute();
  return mandate;
}

it('in every state, whom an agent acts for is whose mandate is in force', async () => {
  const { agentId, token } = await makeAgent(app);
  const expected: number[] = [];
  const teamIds: number[] = [];
  for (const state of states) {
    const club = await makeTeamMember(app);
    const player = { name: 'Luca', surname: 'Ferri', bornDate: '2003-05-20' };
    await app.call(club.token, 'Team/AddOrUpdateTeamPlayer', { player });
    const mandate = await insertMandate(state, { agent_id: agentId, team_id: club.teamId });
    if (isInForce(mandate, today)) expected.push(club.teamId);
    teamIds.push(club.teamId);
  }
  expect(expected).toHaveLength(4);
  const { db } = app.services;
  const mandated = (await actorOf(app.services, `Bearer ${token}`))?.mandatedTeamIds ?? [];
  expect([...mandated].sort()).toEqual(expected);
  const listed = await listMandatedClubs(db, agentId, today);
  expect(listed.map(({ team_id }) => team_id).sort()).toEqual(expected);
  const held: number[] = [];
  const shown: number[] = [];
  for (const teamId of teamIds) {
    if (await db.transaction().execute((tx) => lockClubMandate(tx, agentId, teamId, today)))
      held.push(teamId);
    const { total } = (await app.call(token, 'Team/GetTeamPlayers', { teamId })).ok;
    if (total > 0) shown.push(teamId);
  }
  expect(held).toEqual(expected);
  expect(shown).toEqual(expected);
});

it('in every state, who represents a player is the agent whose mandate is in force', async () => {
  const recordOwner = await makeAgent(app);
  const mandated = await makeAgent(app);
  for (const state of states) {
    const { accountId, playerId } = await makePlayerAccount(app);
    await app.services.db.deleteFrom('players').where('id', '=', playerId).execute();
    const player_id = await makeAgentPlayer(app, recordOwner.agentId, { accountId });
    const parties = { agent_id: mandated.agentId, player_id, account_id: accountId };
    const mandate = await insertMandate(state, parties);
    const player = {
      id: player_id,
      account_id: accountId,
      agent_id: recordOwner.agentId,
      profile: profileType.agentPlayer,
    };
    const found = await findRepresentative(app.services.db, player, today);
    expect([state, found?.agentId]).toEqual([
      state,
      isInForce(mandate, today) ? mandated.agentId : recordOwner.agentId,
    ]);
  }
});
