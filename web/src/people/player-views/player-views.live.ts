import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { applyToOnePlayer } from '../player-skills/player-skills.live.ts';
import { playerViewsKeys } from './player-views-keys.ts';

export const playerViewsLive: readonly LiveHandler[] = [
  liveQuery({ types: ['player.viewed'], key: playerViewsKeys.views, apply: applyToOnePlayer }),
];
