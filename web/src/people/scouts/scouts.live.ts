import type { EventType } from '@trattativa/contract/events';
import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of scouting. */
export const scoutsKeys = {
  players: ['scouts', 'players'],
  player: ['scouts', 'player'],
  shortlists: ['scouts', 'shortlists'],
  figures: ['scouts', 'figures'],
} as const;

/** A scout's changes in another window, and changes of the players open to scouts. */
const types: readonly EventType[] = ['scout.shortlistsChanged', 'scout.playersChanged', 'player.evaluated'];

/** Only the service knows which players a list shows, in which order and how many, so every list is refetched. */
export const scoutsLive: readonly LiveHandler[] = Object.values(scoutsKeys).map((key) =>
  liveQuery({ types, key, apply: () => 'refetch' }),
);
