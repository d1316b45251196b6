import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** The shortlist of the reader's club: ids of players. */
export const shortlistKey = ['players', 'shortlist'] as const;

/** A colleague's star appears at once. */
export const playerMarketLive: readonly LiveHandler[] = [
  liveQuery({ types: ['team.shortlistChanged'], key: shortlistKey, apply: () => 'refetch' }),
];
