import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { portfolioOf } from './portfolio-owner.ts';
import { findIdsByName } from './portfolio-records.repository.ts';

/** The player of this name in the agent's own portfolio. Throws `NOT_FOUND` for any other. */
export async function getAgentPlayerIdByName(
  services: Services,
  { actor, input }: CallOf<typeof portfolioEndpoints.getAgentPlayerIdByName>,
): Promise<{ playerId: number; playerIds: number[] }> {
  const owner = portfolioOf(actor, 'agent', input.agentId);
  const playerIds = await findIdsByName(services.db, owner, input.playerName);
  const [playerId] = playerIds;
  if (playerId === undefined) throw new AppError('NOT_FOUND');
  return { playerId, playerIds };
}
