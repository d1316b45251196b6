import type { AgentCard } from '@trattativa/contract/agents/endpoints';
import { type Actor, isStaff } from '../platform/actor.ts';
import type { AgentRow } from './agents.repository.ts';

/** An agent as everybody may see it. */
export function presentAgentCard(agent: AgentRow): AgentCard {
  return {
    id: agent.id,
    name: [agent.name, agent.surname].filter(Boolean).join(' '),
    society: agent.society,
    country: agent.country,
    agentType: agent.agent_type,
    imageUrl: agent.image_url,
  };
}

/** The card; for the agent and staff also number, VAT and contacts. */
export function presentAgent(agent: AgentRow, actor: Actor) {
  const card = presentAgentCard(agent);
  if (actor.agentId !== agent.id && !isStaff(actor)) return card;
  return { ...card, agentNumber: agent.agent_number, vat: agent.vat, phone: agent.phone, email: agent.email };
}
