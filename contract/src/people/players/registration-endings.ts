import { endingObstacles, endingSides } from '@trattativa/domain/people/ledger/ending';
import { z } from 'zod';

/** A proposal of one side to end a registration before its agreed day, as its parties see it while it is open. */
export const registrationEnding = z.object({
  id: z.number().int(),
  proposedBy: z.enum(endingSides),
  /** The last day, `YYYY-MM-DD`. */
  endsOn: z.string(),
  note: z.string(),
  /** ISO 8601 instant. */
  at: z.string(),
  can: z.object({ agree: z.boolean(), decline: z.boolean(), withdraw: z.boolean() }),
});

export type RegistrationEnding = z.infer<typeof registrationEnding>;

/** What the parties of a registration see of its end by both sides. */
export const endingOfRegistration = z.object({
  /** What waits for an answer; null: nothing, or the reader is no party of it. */
  open: registrationEnding.nullable(),
  /** The side that proposed the end that both agreed on; null: no such end, or the reader is no party. */
  agreedOnProposalOf: z.enum(endingSides).nullable(),
  /** Why the parties cannot end it here and staff do; null: they can, or the reader is no party. */
  obstacle: z.enum(endingObstacles).nullable(),
  /** The days among which the reader may propose the last one, `YYYY-MM-DD`; null: may not propose. */
  days: z.object({ earliest: z.string(), latest: z.string() }).nullable(),
  /** The side of the reader; null: no side. */
  side: z.enum(endingSides).nullable(),
  can: z.object({ propose: z.boolean() }),
});

export type EndingOfRegistration = z.infer<typeof endingOfRegistration>;

/** What somebody sees who is no party of the registration. */
export const noEnding: EndingOfRegistration = {
  open: null,
  agreedOnProposalOf: null,
  obstacle: null,
  days: null,
  side: null,
  can: { propose: false },
};
