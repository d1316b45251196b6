import { z } from 'zod';
import { id } from '../../fields.ts';
export interface PlayerEvents {
  'player.added': { playerId: number };
  'player.changed': {
    playerId: number;
    /** Scouts could find the player before. */
    closedToScouts?: true;
  };
  'player.removed': { playerId: number };
  /** An own profile that stays incomplete is deleted soon. */
  'player.profileReminded': { playerId: number };
  'player.restored': { playerId: number };
  /**
   * A contract has come into the last months in which the player may sign elsewhere, or has ended. How many months those are
   * is the rule's that was valid then; absent in events of earlier releases.
   */
  'player.contractNotice': { playerId: number; standing: 'endsSoon' | 'ended'; months?: number };
}

/** The fields that are pushed to browsers. */
const shown = z.object({ playerId: id });

export const playerLive = {
  'player.added': shown,
  'player.changed': shown,
  'player.removed': shown,
  'player.restored': shown,
} satisfies Partial<Record<keyof PlayerEvents, z.ZodType>>;

export interface PlayerGrowthEvents {
  /** Somebody has evaluated the player's skills; no change of the profile. */
  'player.evaluated': { playerId: number };
  /** Somebody opened the profile or its video for the first time today; no change of the profile. */
  'player.viewed': { playerId: number };
  /** The club of a career entry confirmed the figures of its season; no change of the profile. */
  'player.figuresVerified': { playerId: number; teamId: number; verified: boolean };
}

export const playerGrowthLive = {
  'player.evaluated': shown,
  'player.viewed': shown,
  'player.figuresVerified': shown,
} satisfies Partial<Record<keyof PlayerGrowthEvents, z.ZodType>>;

/** What staff decide about the protection of a minor, against a document. */
export interface MinorEvents {
  /** An earlier birth date, or none: the years, and 0 for none. */
  'minor.birthCorrected': { playerId: number; from: number; to: number };
  /** The address at which a parent is asked. */
  'minor.guardianChecked': { playerId: number; state: 'stated' | 'removed' };
}

export interface RegistrationEvents {
  /** Staff ended a registration of a player or a member of coaching staff before its agreed day. Days are `YYYY-MM-DD`. */
  'registration.ended': {
    playerId?: number;
    coachingStaffId?: number;
    registrationId: number;
    endedOn: string;
  };
}
