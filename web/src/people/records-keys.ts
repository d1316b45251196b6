/** Cache keys of agents, players, portfolios and rules for other modules. */
export { agentsKeys } from './agents/agents.live.ts';
export { playersKeys } from './players/players.live.ts';
export { portfoliosKeys } from './portfolios/portfolios.live.ts';
export { ruleKeys } from './rules/rules-keys.ts';
