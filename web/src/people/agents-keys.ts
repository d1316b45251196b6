/** Cache keys of agents for other modules. */
export { agentsKeys } from './agents/agents.live.ts';
