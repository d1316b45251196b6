import type { WatchAlert } from '@trattativa/domain/people/watching/watched-facts';
import { z } from 'zod';
import { id } from '../../fields.ts';

export interface WatchEvents {
  /** A watch list, its notes or a player in it changed; recipients are the people who act for the club, or the agent. */
  'watchList.changed': { playerId: number };
  /** A fact that decides changed; recipients are those who watch the player and may see the player. */
  'player.watchedChanged': { playerId: number; alert: WatchAlert };
}

export const watchLive = {
  'watchList.changed': z.object({ playerId: id }),
  'player.watchedChanged': z.object({ playerId: id }),
} satisfies Record<keyof WatchEvents, z.ZodType>;
