import type { AgentCard, AgentInfo, AgentProfile } from '@trattativa/contract/people/agents/agent';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { AgentCardRow, AgentRow } from './agents.repository.ts';

/** An agent as everybody may see it. */
export function presentAgentCard(agent: AgentCardRow): AgentCard {
  return {
    id: agent.id,
    name: [agent.name, agent.surname].filter(Boolean).join(' '),
    society: agent.society,
    country: agent.country,
    agentType: agent.agent_type,
    imageUrl: agent.image_url,
    licence: agent.licence,
  };
}

/** The card and the competences of the agent, for everybody who looks for one. */
export function presentAgentProfile(agent: AgentRow): AgentProfile {
  return {
    ...presentAgentCard(agent),
    agentNumber: agent.agent_number,
    nationality: agent.nationality,
    competenceCategories: agent.competence_categories,
    competenceLeagues: agent.competence_leagues,
    managedLevels: agent.managed_levels,
  };
}

/** The profile; VAT and contacts for the agent and staff only. */
export function presentAgent(agent: AgentRow, actor: Actor): AgentInfo {
  const own = actor.agentId === agent.id;
  const profile = {
    ...presentAgentProfile(agent),
    can: { edit: own || isStaff(actor), mandate: actor.teamId !== null },
  };
  if (!own && !isStaff(actor)) return profile;
  const { vat, phone, version, contact_email } = agent;
  return { ...profile, vat, phone, version, email: contact_email ?? '' };
}
