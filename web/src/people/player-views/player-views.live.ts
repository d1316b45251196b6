import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { applyToOnePlayer } from '../player-skills/player-skills.live.ts';

/** Cache key of view counts; followed by the player's id. */
export const playerViewsKeys = { views: ['player-views', 'views'] } as const;

export const playerViewsLive: readonly LiveHandler[] = [
  liveQuery({ types: ['player.viewed'], key: playerViewsKeys.views, apply: applyToOnePlayer }),
];
