import { agreements, clauseSides, clauseTerms } from '@trattativa/domain/deals/clauses/clauses';
import { watchedFigures } from '@trattativa/domain/deals/clauses/figures';
import { optionKinds, optionStates } from '@trattativa/domain/deals/options/deal-options';
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
  /** The last day that counts for it; null: every day of the agreement does. */
  lastDay: z.string().nullable(),
  /** Whether the side that is paid otherwise pays this. */
  isReversed: z.boolean(),
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
  /** An import said it for this side, so that the other one, which owes by it, answers. */
  isImported: z.boolean(),
  can: z.object({ answer: z.boolean() }),
});

const watchedFigure = z.object({
  season,
  figure,
  /** What both sides agree on, and the day up to which it counts; null: nothing was confirmed. */
  total: z.number().int(),
  countedOn: z.string().nullable(),
  /** Whether the last one that was confirmed came by an import. */
  isImported: z.boolean(),
  open: openStatement.nullable(),
  can: z.object({ state: z.boolean() }),
});

/** What the agreement lets follow: more seasons of the contract, or the purchase of a player on loan. */
const option = z.object({
  kind: z.enum(optionKinds),
  /** The sides of which one is enough; none: nobody decides. */
  holders: z.array(z.enum(clauseSides)),
  /** Seasons that are added; 0: a purchase. */
  seasons: z.number().int(),
  /** What the engaging club owes for it, in euros with cents. */
  amount: z.number(),
  /** The last day that was agreed; null: an event decides. */
  until: z.string().nullable(),
  state: z.enum(optionStates),
  /** The day on which it was exercised, lapsed or fell due; null: open, or it lapsed with what it extends. */
  decidedOn: z.string().nullable(),
  /** The contract with the engaging club that a purchase asks for; null: no purchase, or none yet. */
  contract: z.enum(['toSign', 'signed']).nullable(),
  /** The open negotiation about that contract, for the engaging club and staff; null: none. */
  contractNegotiationId: z.number().int().nullable(),
  can: z.object({ exercise: z.boolean(), prepare: z.boolean() }),
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
  /** Null: none was agreed. */
  option: option.nullable(),
  forecast: z.object({
    /** The last of the days. */
    until: z.string(),
    payments: z.array(
      z.object({ kind: z.enum(['instalment', 'obligation']), dueOn: z.string(), amount: z.number() }),
    ),
    /** What falls due on a day and what fires at the present pace, as the payer pays it. */
    total: z.number(),
    /** What the other side pays by its clauses at the present pace. */
    reversed: z.number(),
  }),
});

export const dealClauses = z.object({ negotiationId: z.number().int(), watches: z.array(watch) });

export type DealClauses = z.infer<typeof dealClauses>;
export type ClauseWatch = DealClauses['watches'][number];
export type PresentedClause = ClauseWatch['clauses'][number];
export type PresentedOption = NonNullable<ClauseWatch['option']>;
export type PresentedFigure = ClauseWatch['figures'][number];
