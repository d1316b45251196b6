import { missingValues, type TrainingOccasion } from '@trattativa/domain/deals/training/training-rewards';
import { z } from 'zod';
import { origin } from '../../people/rules/rule.ts';

const about = { ...origin, article: z.string() };
const careerEntry = { club: z.string(), season: z.string(), age: z.number().int() };

/** What a training club may be owed, euros with cents. */
const range = z.object({
  least: z.number(),
  most: z.number(),
  shares: z.array(z.object({ ...careerEntry, least: z.number(), most: z.number() })),
});

/** A premium of Italy's association. */
const premium = z.object({
  /** Null while one of the values that are missing is not known. */
  total: z.number().nullable(),
  missing: z.array(z.enum(missingValues)),
  /** Percent of the premium that belongs to no club that is known. */
  unallocated: z.number(),
  shares: z.array(z.object({ ...careerEntry, percent: z.number(), amount: z.number().nullable() })),
  ...about,
});

/** What the clubs that trained the player of a deal are owed, with what is not known beside it. */
export const trainingRewards = z.object({
  /** The compensation that the parts are of, euros with cents; null: none is known to the reader. */
  compensation: z.number().nullable(),
  /** Seasons of which the career says nothing, from the first to the last of each gap. */
  missing: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Seasons with several clubs whose days are not known: they count for nobody. */
  unclear: z.array(z.object({ season: z.string(), clubs: z.array(z.string()) })),
  /** Clubs of the career whose years are not known. */
  undated: z.array(z.string()),
  solidarity: z
    .object({
      total: z.number(),
      unallocated: z.number(),
      /** The new club bears it besides the compensation; otherwise it is withheld. */
      isOnTop: z.boolean(),
      /** What the new club pays in all, and what the releasing club receives of it. */
      paid: z.number(),
      received: z.number(),
      shares: z.array(z.object({ ...careerEntry, percent: z.number(), amount: z.number() })),
      ...about,
    })
    .nullable(),
  trainingCompensation: z
    .object({
      /** The last day on which an international move makes it due. */
      until: z.string(),
      /** By the occasion; null once nothing can fall due any more. */
      ranges: z
        .object({ firstContract: range, laterMove: range } satisfies Record<TrainingOccasion, z.ZodType>)
        .nullable(),
      ...about,
    })
    .nullable(),
  /** Null for clubs of other associations. */
  registrationPremium: premium.nullable(),
  technicalTraining: premium.nullable(),
});

export type TrainingRewards = z.infer<typeof trainingRewards>;
export type TrainingPremium = z.infer<typeof premium>;
