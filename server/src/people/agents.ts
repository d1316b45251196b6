/** The door to agents for other modules. */

export { findMandatingSides, isLicensedOn } from './acts/agent-facts.repository.ts';
export { findAgentOfAccount } from './agents/agents.repository.ts';
export { describeLicence } from './agents/describe-licence.ts';
export { mondayOf } from './agents/jobs/save-agent-figures.ts';
export { presentAgentCard } from './agents/present-agent.ts';
