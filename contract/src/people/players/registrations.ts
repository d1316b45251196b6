import {
  registrationEnds,
  registrationKinds,
  registrationSources,
  registrationStates,
} from '@trattativa/domain/people/ledger/registration';
import { contractKinds } from '@trattativa/domain/people/players/contract-kinds';
import { z } from 'zod';
import { endingOfRegistration } from './registration-endings.ts';

/** With whom a player or a member of coaching staff is, was or will be registered. Days are `YYYY-MM-DD`, first and last one included. */
export const registration = z.object({
  /** Null: what the record states of a contract that the ledger does not hold. */
  id: z.number().int().nullable(),
  /** Null: a club that is not on the platform. */
  teamId: z.number().int().nullable(),
  /** Empty: not known. */
  clubName: z.string(),
  kind: z.enum(registrationKinds),
  contractKind: z.enum(contractKinds).nullable(),
  source: z.enum(registrationSources),
  state: z.enum(registrationStates),
  /** Null: not known. */
  from: z.string().nullable(),
  /** The last day; null: not known. */
  until: z.string().nullable(),
  /** Whether an option added it to a contract. */
  isOption: z.boolean(),
  /** What ended it before the agreed day. */
  endedBy: z.enum(registrationEnds).nullable(),
  /** What its parties see of an end by both sides. */
  ending: endingOfRegistration,
  /** Why staff corrected it, for its parties and for staff; null: nothing written, or not for the caller. */
  endReason: z.string().nullable(),
  can: z.object({
    end: z.boolean(),
    /** Whether the money of the deal is taken back with it. */
    voidMoney: z.boolean(),
  }),
});

export type PresentedRegistration = z.infer<typeof registration>;

/** The latest first day first. */
const items = z.array(registration);

export const registrations = z.object({ playerId: z.number().int(), items });

export type Registrations = z.infer<typeof registrations>;

export const coachingStaffRegistrations = z.object({ coachingStaffId: z.number().int(), items });

export type CoachingStaffRegistrations = z.infer<typeof coachingStaffRegistrations>;

/** The registrations of whoever an ended one is of: a player or a member of coaching staff, the other id is null. */
export const endedRegistrations = z.object({
  playerId: z.number().int().nullable(),
  coachingStaffId: z.number().int().nullable(),
  items,
});
