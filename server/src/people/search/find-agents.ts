import type { FoundAgent } from '@trattativa/contract/people/search/found';
import type { Actor } from '../../platform/actor.ts';
import type { Services } from '../../platform/services.ts';
import { searchAgentsByWords } from './agent-search.repository.ts';

/**
 * The agents whose name and agency hold all words, for those who read the list of agents (permission matrix,
 * Agent/GetAgents): a standard agent opens no other agent's profile, a scout has no list of them.
 */
export async function findAgentsByWords(
  services: Services,
  actor: Actor,
  words: readonly string[],
  limit: number,
): Promise<FoundAgent[]> {
  if (actor.kind === 'agent' || actor.kind === 'scout') return [];
  const rows = await searchAgentsByWords(services.db, words, limit);
  return rows.map((agent) => ({
    id: agent.id,
    name: [agent.name, agent.surname].filter(Boolean).join(' '),
    society: agent.society,
    imageUrl: agent.image_url,
  }));
}
