import type { RequestInput } from '@trattativa/contract/market/requests/request';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import type { TestApp } from '../stage/build-test-app.ts';
import { makeAgent, makeTeamMember } from './people.ts';

const fitting = {
  name: 'Tommaso',
  surname: 'Venier',
  bornDate: '2004-03-17',
  principalRole: 9,
  searchLevels: [3],
  country: 'IT',
  foot: 1,
  requestedSalary: 1000,
  phone: '+39 049 555 0101',
} as const;

/**
 * Empties the market except for one agent and one club, whose players and requests match exactly unless
 * changed.
 */
export async function makeMarket(app: TestApp) {
  await sql`delete from requests`.execute(app.services.db);
  await sql`delete from players`.execute(app.services.db);
  const agent = await makeAgent(app);
  const club = await makeTeamMember(app);
  return {
    agent,
    club,

    /** Saves a player of the agent, or changes the one whose id is given. */
    async savePlayer(changes: Record<string, unknown> = {}) {
      const input = { player: { ...fitting, ...changes } } as never;
      return (await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', input)).ok.player;
    },

    /** Publishes a request of the club, or changes the one whose id is given. */
    async publish(changes: Partial<RequestInput> = {}) {
      const request: RequestInput = {
        role: playerRole.attackingMidfielder,
        level: 3,
        city: 'Padova',
        country: 'IT',
        underAge: 23,
        agentIds: [agent.agentId],
        ...changes,
      };
      return (await app.call(club.token, 'Request/SaveRequest', { request })).ok.request;
    },
  };
}

export type Market = Awaited<ReturnType<typeof makeMarket>>;
