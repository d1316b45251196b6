import {
  registrationEnds,
  registrationKinds,
  registrationSources,
  registrationStates,
} from '@trattativa/domain/people/ledger/registration';
import { contractKinds } from '@trattativa/domain/people/players/contract-kinds';
import { z } from 'zod';
import { endingOfRegistration } from './registration-endings.ts';

/** With whom a player is, was or will be registered. Days are `YYYY-MM-DD`, first and last one included. */
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
  /** What ended it before the agreed day. */
  endedBy: z.enum(registrationEnds).nullable(),
  /** What its parties see of an end by both sides. */
  ending: endingOfRegistration,
  can: z.object({ end: z.boolean() }),
});

export type PresentedRegistration = z.infer<typeof registration>;

export const registrations = z.object({
  playerId: z.number().int(),
  /** The latest first day first. */
  items: z.array(registration),
});

export type Registrations = z.infer<typeof registrations>;
