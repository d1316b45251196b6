import type { AgentInfo } from '@trattativa/contract/people/agents/agent';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

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

/** The events that change what a card says of a licence. */
const licenceEvents = ['agent.licenceChanged', 'agent.licenceDecided'] as const;

/** The events that change a figure: those of the portfolio, and of its negotiations. */
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
  liveQuery({ types: ['agent.changed', ...licenceEvents], key: agentsKeys.one, apply: applyToAgent }),
  liveQuery({ types: ['agent.changed', ...licenceEvents], key: agentsKeys.list, apply: () => 'refetch' }),
  liveQuery({ types: licenceEvents, key: agentsKeys.licence, apply: () => 'refetch' }),
  liveQuery({ types: licenceEvents, key: agentsKeys.licencesToCheck, apply: () => 'refetch' }),
  liveQuery({ types: figureEvents, key: agentsKeys.figures, apply: () => 'refetch' }),
  liveQuery({ types: figureEvents, key: agentsKeys.lines, apply: () => 'refetch' }),
];
