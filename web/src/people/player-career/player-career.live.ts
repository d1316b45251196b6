import { playerNews } from '@trattativa/contract/event-groups';
import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { applyToOnePlayer } from '../player-skills/player-skills.live.ts';

/** Cache key of a player's career; followed by the player's id. */
export const playerCareerKeys = { career: ['player-career', 'career'] } as const;

export const playerCareerLive: readonly LiveHandler[] = [
  liveQuery({
    types: [...playerNews, 'player.figuresVerified'],
    key: playerCareerKeys.career,
    apply: applyToOnePlayer,
  }),
];
