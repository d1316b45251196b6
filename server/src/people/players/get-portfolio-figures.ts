import type { agentEndpoints } from '@trattativa/contract/people/agents/endpoints';
import { isStaff, subjectId } from '../../platform/actor.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { sumUpPortfolio } from './portfolio.repository.ts';

/** The agent's portfolio in figures, money in euros; staff who name no agent get everybody's. */
export async function getPortfolioFigures(
  services: Services,
  call: CallOf<typeof agentEndpoints.getPortfolioFigures>,
) {
  const { actor, input } = call;
  const everybodys = isStaff(actor) && input.agentId === undefined;
  const agentId = everybodys ? null : subjectId(actor, actor.agentId, input.agentId);
  const { sums, byRole } = await sumUpPortfolio(services.db, agentId);
  return {
    players: sums.players,
    onMarket: sums.on_market,
    free: sums.free,
    available: sums.available,
    incomplete: sums.incomplete,
    value: sums.value_cents / 100,
    valued: sums.valued,
    byRole,
  };
}
