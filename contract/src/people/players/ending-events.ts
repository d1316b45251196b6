import type { EndingSide } from '@trattativa/domain/people/ledger/ending';
import { z } from 'zod';
import { id } from '../../fields.ts';

/** The fields of every event of a proposal to end a registration. The day and the note are read through the parties' own gate. */
export interface EndingChange {
  endingId: number;
  registrationId: number;
  playerId: number;
  /** The club of the registration: of the contract, or where the player is on loan. */
  teamId: number | null;
  /** The club of the side that acted; null: the player, or nobody. */
  actingTeamId: number | null;
  proposedBy: EndingSide;
}

export type EndingEvents = Record<
  | 'registration.endingProposed'
  | 'registration.endingAgreed'
  | 'registration.endingDeclined'
  | 'registration.endingWithdrawn'
  | 'registration.endingLapsed',
  EndingChange
>;

const shown = z.object({ playerId: id });

export const endingLive = {
  'registration.endingProposed': shown,
  'registration.endingAgreed': shown,
  'registration.endingDeclined': shown,
  'registration.endingWithdrawn': shown,
  'registration.endingLapsed': shown,
} satisfies Record<keyof EndingEvents, z.ZodType>;
