/** Exports of agents for other modules. */
export { agentPath, figurePath } from './agents/agent-paths.ts';
export { useAgent, useAgentFigures } from './agents/agents.queries.ts';
