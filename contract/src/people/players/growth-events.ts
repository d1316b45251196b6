import { z } from 'zod';
import { id } from '../../fields.ts';
export interface PlayerGrowthEvents {
  /** Somebody has evaluated the player's skills; no change of the profile. */
  'player.evaluated': { playerId: number };
  /** Somebody opened the profile or its video for the first time today; no change of the profile. */
  'player.viewed': { playerId: number };
}

/** What a browser is told. */
const shown = z.object({ playerId: id });

export const playerGrowthLive = {
  'player.evaluated': shown,
  'player.viewed': shown,
} satisfies Partial<Record<keyof PlayerGrowthEvents, z.ZodType>>;
