import { z } from 'zod';
import { id } from '../../fields.ts';
export interface PlayerEvents {
  'player.added': { playerId: number };
  'player.changed': {
    playerId: number;
    /** Scouts found the player until now. */
    closedToScouts?: true;
  };
  'player.removed': { playerId: number };
  /** An own profile that stays incomplete is deleted soon. */
  'player.profileReminded': { playerId: number };
  'player.restored': { playerId: number };
}

/** What a browser is told. */
const shown = z.object({ playerId: id });

export const playerLive = {
  'player.added': shown,
  'player.changed': shown,
  'player.removed': shown,
  'player.restored': shown,
} satisfies Partial<Record<keyof PlayerEvents, z.ZodType>>;
