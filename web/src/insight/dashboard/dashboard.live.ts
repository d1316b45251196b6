import type { EventType } from '@trattativa/contract/events';
import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of the dashboard's own queries. */
export const dashboardKeys = {
  negotiations: ['dashboard', 'negotiations'],
  requests: ['dashboard', 'requests'],
  bestMatches: ['dashboard', 'bestMatches'],
  bestCandidates: ['dashboard', 'bestCandidates'],
  figuresToConfirm: ['dashboard', 'figuresToConfirm'],
} as const;

const negotiationEvents: readonly EventType[] = [
  'negotiation.started',
  'negotiation.delivered',
  'negotiation.viewed',
  'negotiation.rejected',
  'negotiation.putOnTrial',
  'negotiation.signed',
  'negotiation.reopened',
  'negotiation.signedByTeam',
  'negotiation.signatureTakenBack',
];

const requestEvents: readonly EventType[] = [
  'request.published',
  'request.changed',
  'request.closed',
  'request.reopened',
];

const matchEvents: readonly EventType[] = [
  ...requestEvents,
  'player.added',
  'player.changed',
  'player.removed',
  'player.restored',
  'matches.changed',
  'match.deleted',
  'match.restored',
];

/** Counts cover more than the loaded rows: every event that may change one refetches it. */
const refetchOn = (types: readonly EventType[], key: readonly string[]) =>
  liveQuery({ types, key, apply: () => 'refetch' });

export const dashboardLive: readonly LiveHandler[] = [
  refetchOn(negotiationEvents, dashboardKeys.negotiations),
  refetchOn(requestEvents, dashboardKeys.requests),
  refetchOn(matchEvents, dashboardKeys.bestMatches),
  refetchOn(matchEvents, dashboardKeys.bestCandidates),
  refetchOn(['player.changed', 'player.figuresVerified'], dashboardKeys.figuresToConfirm),
];
