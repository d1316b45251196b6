import type { EventType } from '@trattativa/contract/events';
import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { dashboardKeys } from './dashboard-keys.ts';

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

/** Counts over what the screen does not hold: only the service knows them, so whatever may move them asks again. */
const ask = (types: readonly EventType[], key: readonly string[]) =>
  liveQuery({ types, key, apply: () => 'refetch' });

export const dashboardLive: readonly LiveHandler[] = [
  ask(negotiationEvents, dashboardKeys.negotiations),
  ask(requestEvents, dashboardKeys.requests),
  ask(matchEvents, dashboardKeys.bestMatches),
  ask(matchEvents, dashboardKeys.bestCandidates),
];
