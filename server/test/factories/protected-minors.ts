import { agentType } from '@trattativa/domain/identity/agent-types';
import { sql } from 'kysely';
import { allowEarlierBirth } from '../../src/people/players/births.repository.ts';
import type { TestApp } from '../stage/build-test-app.ts';
import { makeAgentPlayer } from './deals.ts';
import { makeAgent, makeStaff, makeTeamMember, type Person } from './people.ts';

/** Where everybody of a case belongs; `fifa` is a country whose minors no confirmed rule of ours protects. */
export const places = {
  'player and agent in Italy': { player: 'IT', agent: 'IT', club: 'IT' },
  'player in Italy, agent in France': { player: 'IT', agent: 'FR', club: 'FR' },
  'player in France, agent in Italy': { player: 'FR', agent: 'IT', club: 'FR' },
  'all in France': { player: 'FR', agent: 'FR', club: 'FR' },
} as const;
export type Place = keyof typeof places;

export const isItalian = (place: Place) => place !== 'all in France';

/** A player of an agent's portfolio, the agent, a club, and who acts for the agent. */
export interface Setting {
  place: Place;
  agent: Person & { agentId: number };
  club: Person & { teamId: number };
  staff: Person;
  playerId: number;
  /** As the record says it. */
  bornDate: string;
  association: string;
}

let staff: Promise<Person> | null = null;

/** The birth date of whoever has an age on the application's today; `days` later is younger. */
export function bornAt(app: TestApp, age: number, days = 0): string {
  const born = app.clock.now();
  born.setUTCFullYear(born.getUTCFullYear() - age, born.getUTCMonth(), born.getUTCDate() + days);
  return born.toISOString().slice(0, 10);
}

export async function makeSetting(app: TestApp, place: Place, bornDate: string): Promise<Setting> {
  const { db } = app.services;
  const of = places[place];
  staff ??= makeStaff(app);
  const agent = await makeAgent(app);
  const club = await makeTeamMember(app);
  await sql`update agents set country = ${of.agent} where id = ${agent.agentId}`.execute(db);
  await sql`update teams set country = ${of.club} where id = ${club.teamId}`.execute(db);
  const playerId = await makeAgentPlayer(app, agent.agentId, { bornDate });
  await sql`update players set registered_association = ${of.player} where id = ${playerId}`.execute(db);
  return { place, agent, club, staff: await staff, playerId, bornDate, association: of.player };
}

/** Staff correct the birth date of a record. */
export async function writeBirth(app: TestApp, playerId: number, bornDate: string | null): Promise<void> {
  await app.services.db.transaction().execute(async (tx) => {
    await allowEarlierBirth(tx);
    await sql`update players set born_date = ${bornDate} where id = ${playerId}`.execute(tx);
  });
}

/** Makes an agent a premium one. */
export async function makePremium(app: TestApp, accountId: number): Promise<void> {
  const premium = { agent_type: agentType.premium };
  await app.services.db.updateTable('accounts').set(premium).where('id', '=', accountId).execute();
}
