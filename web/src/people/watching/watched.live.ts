import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of the watch list of the reader's side. */
export const watchedKeys = {
  ids: ['players', 'watched', 'ids'],
  list: ['players', 'watched', 'list'],
  notes: ['players', 'watched', 'notes'],
} as const;

/** A colleague's change appears at once, and so does what decides about a watched player. */
export const watchedLive: readonly LiveHandler[] = Object.values(watchedKeys).map((key) =>
  liveQuery({ types: ['watchList.changed', 'player.watchedChanged'], key, apply: () => 'refetch' }),
);
