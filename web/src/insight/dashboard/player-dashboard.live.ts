import { negotiationMoves, playerMoves } from '@trattativa/contract/event-groups';
import { type LiveHandler, refetchOn } from '../../platform/cache/live-handler.ts';

export const playerDashboardKeys = {
  figures: ['playerDashboard', 'figures'],
  lines: ['playerDashboard', 'lines'],
} as const;

/** Whatever may move a figure: only the service knows the counts. */
export const playerDashboardLive: readonly LiveHandler[] = Object.values(playerDashboardKeys).map((key) =>
  refetchOn(['player.viewed', ...negotiationMoves, ...playerMoves], key),
);
