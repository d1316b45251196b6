/** Cache keys of agents, players and portfolios for other modules. */
export { agentsKeys } from './agents/agents.live.ts';
export { playersKeys } from './players/players.live.ts';
export { portfoliosKeys } from './portfolios/portfolios.live.ts';
