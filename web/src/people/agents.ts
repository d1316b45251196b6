/** What other modules use of agents. */
export { agentPath, figurePath } from './agents/agent-paths.ts';
export { useAgent, useAgentFigures } from './agents/agents.queries.ts';
