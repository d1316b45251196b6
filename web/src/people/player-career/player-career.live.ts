import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { applyToOnePlayer } from '../player-skills/player-skills.live.ts';
import { playerCareerKeys } from './player-career-keys.ts';

export const playerCareerLive: readonly LiveHandler[] = [
  liveQuery({ types: ['player.changed'], key: playerCareerKeys.career, apply: applyToOnePlayer }),
];
