import type { EventType } from '@trattativa/contract/events';
import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

export const playerDashboardKeys = {
  figures: ['playerDashboard', 'figures'],
  lines: ['playerDashboard', 'lines'],
} as const;

/** Whatever may move a figure: only the service knows the counts. */
const types: readonly EventType[] = [
  'player.viewed',
  'negotiation.started',
  'negotiation.delivered',
  'negotiation.viewed',
  'negotiation.rejected',
  'negotiation.putOnTrial',
  'negotiation.signed',
  'negotiation.reopened',
];

export const playerDashboardLive: readonly LiveHandler[] = [
  liveQuery({ types, key: playerDashboardKeys.figures, apply: () => 'refetch' }),
  liveQuery({ types, key: playerDashboardKeys.lines, apply: () => 'refetch' }),
];
