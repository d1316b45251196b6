import {
  type TrialRecord,
  trialConsents,
  trialOutcomes,
  trialPayers,
} from '@trattativa/domain/deals/trials/trial-record';
import { trialWarningKinds } from '@trattativa/domain/deals/trials/trial-warnings';
import { ruleCertainties } from '@trattativa/domain/people/rules/rule';
import { z } from 'zod';

const payer = z.enum(trialPayers);

/** A trial as the parties of its negotiation see it. The player pays nothing. */
export const trial = z.object({
  startsOn: z.string(),
  endsOn: z.string(),
  place: z.string(),
  travelPaidBy: payer,
  boardPaidBy: payer,
  lodgingPaidBy: payer,
  consent: z.enum(trialConsents),
  fitUntil: z.string().nullable(),
  parentsAgree: z.boolean(),
  parentsContact: z.string().nullable(),
  /** Null: not decided. */
  outcome: z.enum(trialOutcomes).nullable(),
  note: z.string().nullable(),
  decidedAt: z.string().nullable(),
  version: z.number().int(),
  changedAt: z.string(),
} satisfies Record<keyof TrialRecord, z.ZodType> & Record<string, z.ZodType>);

const trialWarning = z.object({
  kind: z.enum(trialWarningKinds),
  most: z.number().int().optional(),
  edition: z.string().optional(),
  article: z.string().optional(),
  certainty: z.enum(ruleCertainties).optional(),
});

/** The trial of a negotiation, and what the reader may do. */
export const trialOfNegotiation = z.object({
  /** Null: nothing is written down yet. */
  trial: trial.nullable(),
  /**
   * Person whom the parents of a minor can reach, as the record says or as the club said before; null: nobody was
   * named.
   */
  parentsContact: z.string().nullable(),
  warnings: z.array(trialWarning).readonly(),
  can: z.object({ save: z.boolean(), decide: z.boolean() }),
});

export type TrialOfNegotiation = z.infer<typeof trialOfNegotiation>;
