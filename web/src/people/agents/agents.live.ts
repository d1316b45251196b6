import { costMoves, licenceMoves, negotiationMoves, playerMoves } from '@trattativa/contract/event-groups';
import type { AgentInfo } from '@trattativa/contract/people/agents/agent';
import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';

/** Cache keys of agents. */
export const agentsKeys = {
  list: ['agents', 'list'],
  one: ['agents', 'one'],
  licence: ['agents', 'licence'],
  licencesToCheck: ['agents', 'licencesToCheck'],
  figures: ['agents', 'figures'],
  lines: ['agents', 'lines'],
} as const;

/** An agent's page follows the events of that agent. */
export const applyToAgent: ApplyEvent<AgentInfo, { agentId: number }> = (state, { data }) =>
  state.id === data.agentId ? 'refetch' : state;

/** What changes a figure: the portfolio, its negotiations, and what they cost. */
const figureMoves = [...playerMoves, ...negotiationMoves, ...costMoves];

export const agentsLive: readonly LiveHandler[] = [
  liveQuery({ types: ['agent.changed', ...licenceMoves], key: agentsKeys.one, apply: applyToAgent }),
  // A card counts what the agent has signed.
  refetchOn(['agent.changed', 'negotiation.signed', ...licenceMoves], agentsKeys.list),
  refetchOn(licenceMoves, agentsKeys.licence),
  refetchOn(licenceMoves, agentsKeys.licencesToCheck),
  refetchOn(figureMoves, agentsKeys.figures),
  refetchOn(figureMoves, agentsKeys.lines),
];
