/** The door to agents for other modules. */
export { findAgentOfAccount } from './agents/agents.repository.ts';
export { mondayOf } from './agents/jobs/save-agent-figures.ts';
export { presentAgentCard } from './agents/present-agent.ts';
export { sayLicence } from './agents/say-licence.ts';
