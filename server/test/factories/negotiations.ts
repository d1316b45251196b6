import type { TestApp } from '../build-test-app.ts';
import { makeAgent, makeTeamMember, type Person } from './people.ts';

let made = 0;

/** A player of an agent's portfolio; 23 years old unless said otherwise. */
export async function makeAgentPlayer(
  app: TestApp,
  agentId: number,
  options: { bornDate?: string; accountId?: number; onMarket?: boolean } = {},
): Promise<number> {
  made += 1;
  const at = app.clock.now();
  const player = await app.services.db
    .insertInto('players')
    .values({
      profile: 3,
      agent_id: agentId,
      account_id: options.accountId ?? null,
      name: 'Tommaso',
      surname: `Venier${made}`,
      born_date: options.bornDate ?? '2003-03-17',
      principal_role: 9,
      on_market: options.onMarket ?? true,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return player.id;
}

export interface Deal {
  agent: Person & { agentId: number };
  club: Person & { teamId: number };
  playerId: number;
  negotiationId: number;
  proposalId: number;
}

/** An agent has proposed a player to a club; nothing is delivered yet. */
export async function makeDeal(
  app: TestApp,
  options: { club?: Person & { teamId: number }; otherTeamIds?: number[]; linkedAccountId?: number } = {},
): Promise<Deal> {
  const agent = await makeAgent(app);
  const club = options.club ?? (await makeTeamMember(app));
  const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: options.linkedAccountId });
  const { proposalId, items } = (
    await app.call(agent.token, 'Negotiation/CreateNegotiation', {
      playerId,
      level: 3,
      teamIds: [club.teamId, ...(options.otherTeamIds ?? [])],
      price: 2500,
      commissionPercent: 7,
    })
  ).ok;
  const negotiationId = items.find(({ team }) => team.id === club.teamId)?.id as number;
  return { agent, club, playerId, negotiationId, proposalId };
}

/** The same, delivered and opened by the club: status 2. Answers the version too. */
export async function makeViewedDeal(
  app: TestApp,
  options: Parameters<typeof makeDeal>[1] = {},
): Promise<Deal & { version: number }> {
  const deal = await makeDeal(app, options);
  const { negotiationId } = deal;
  const { version } = (await app.call(deal.club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  return { ...deal, version };
}
