import type { AgentInfo } from '@trattativa/contract/people/agents/agent';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { agentsKeys } from './agents-keys.ts';

/** One agent's page follows what is written of that agent. */
export const applyToAgent: ApplyEvent<AgentInfo, { agentId: number }> = (state, { data }) =>
  state.id === data.agentId ? 'refetch' : state;

/** What moves a figure: the portfolio, and the deals about it. */
const figureEvents = [
  'player.added',
  'player.changed',
  'player.removed',
  'player.restored',
  'negotiation.started',
  'negotiation.rejected',
  'negotiation.putOnTrial',
  'negotiation.signed',
  'negotiation.reopened',
] as const;

export const agentsLive: readonly LiveHandler[] = [
  liveQuery({ types: ['agent.changed'], key: agentsKeys.one, apply: applyToAgent }),
  liveQuery({ types: ['agent.changed'], key: agentsKeys.list, apply: () => 'refetch' }),
  liveQuery({ types: figureEvents, key: agentsKeys.figures, apply: () => 'refetch' }),
  liveQuery({ types: figureEvents, key: agentsKeys.lines, apply: () => 'refetch' }),
];
