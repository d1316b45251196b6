import type { EventType } from '@trattativa/contract/events';
import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { scoutsKeys } from './scouts-keys.ts';

/** What a scout did in another window, and what became of the players whom scouts find. */
const types: readonly EventType[] = ['scout.shortlistsChanged', 'scout.playersChanged', 'player.evaluated'];

/** Which players a list shows, in which order and how many: only the service knows, so that all is asked again. */
export const scoutsLive: readonly LiveHandler[] = Object.values(scoutsKeys).map((key) =>
  liveQuery({ types, key, apply: () => 'refetch' }),
);
