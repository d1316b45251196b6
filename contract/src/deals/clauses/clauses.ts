import { agreements, clauseSides, clauseTerms } from '@trattativa/domain/deals/clauses/clauses';
import { watchedFigures } from '@trattativa/domain/deals/clauses/figures';
import { z } from 'zod';

const season = z.number().int();
const figure = z.enum(watchedFigures);

/** Money that falls due when a figure is reached. Euros with cents. */
const clause = z.object({
  /** One in its agreement. */
  key: z.string(),
  term: z.enum(clauseTerms),
  /** By its first calendar year; null: all seasons of the agreement together. */
  season: season.nullable(),
  figure,
  count: z.number().int(),
  repeats: z.boolean(),
  amount: z.number(),
  cap: z.number().nullable(),
  /** The confirmed figure so far. */
  reached: z.number().int(),
  /** What has fired and was not taken back: how often, how much, the last time when. */
  fired: z.object({ times: z.number().int(), amount: z.number(), lastAt: z.string().nullable() }),
  /** What fires in the days of the forecast if the figure goes on at its pace; 0: nothing. */
  expected: z.number(),
  /** Whether a season that ends in these days decides it. */
  isOpen: z.boolean(),
});

/** A figure that waits for the other side. */
const openStatement = z.object({
  id: z.number().int(),
  total: z.number().int(),
  countedOn: z.string(),
  isCorrection: z.boolean(),
  statedBy: z.enum(clauseSides),
  can: z.object({ answer: z.boolean() }),
});

const watchedFigure = z.object({
  season,
  figure,
  /** What both sides agree on, and the day up to which it counts; null: nothing was confirmed. */
  total: z.number().int(),
  countedOn: z.string().nullable(),
  open: openStatement.nullable(),
  can: z.object({ state: z.boolean() }),
});

/** One of the two agreements of a signed deal, as one of its sides sees it. */
const watch = z.object({
  agreement: z.enum(agreements),
  /** The reader's side; null: staff, and readers who do not act. */
  side: z.enum(clauseSides).nullable(),
  /** Who pays and who is paid, by name. */
  payer: z.string(),
  payee: z.string(),
  clauses: z.array(clause),
  figures: z.array(watchedFigure),
  forecast: z.object({
    /** The last of the days. */
    until: z.string(),
    payments: z.array(
      z.object({ kind: z.enum(['instalment', 'obligation']), dueOn: z.string(), amount: z.number() }),
    ),
    /** What falls due on a day and what fires at the present pace. */
    total: z.number(),
  }),
});

export const dealClauses = z.object({ negotiationId: z.number().int(), watches: z.array(watch) });

export type DealClauses = z.infer<typeof dealClauses>;
export type ClauseWatch = DealClauses['watches'][number];
export type PresentedClause = ClauseWatch['clauses'][number];
export type PresentedFigure = ClauseWatch['figures'][number];
