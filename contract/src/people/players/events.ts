import type { RegistrationEnd } from '@trattativa/domain/people/ledger/registration';
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

/** A registration of a player or a member of coaching staff. Days are `YYYY-MM-DD`. */
interface AboutRegistration {
  playerId?: number;
  coachingStaffId?: number;
  registrationId: number;
  /** The club of the registration: of the contract, or where the player is on loan. */
  teamId: number | null;
  isLoan: boolean;
}

export interface RegistrationEvents {
  /** Staff, or the deletion of the club, ended a registration before its agreed day. */
  'registration.ended': AboutRegistration & {
    endedOn: string;
    endedBy: Extract<RegistrationEnd, 'correction' | 'clubDeleted'>;
  };
}

interface ComesToItsEnd extends AboutRegistration {
  endsOn: string;
  /** The deal that was signed; null: none on the platform. */
  negotiationId: number | null;
}

/** What nobody does: the agreed day comes. */
export interface ExpiryEvents {
  /** Within a month. */
  'registration.expiring': ComesToItsEnd;
  'registration.expired': ComesToItsEnd;
}
