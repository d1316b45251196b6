import type { OptionSide } from './contract-kinds.ts';
import type { SeasonGoal } from './season-goals.ts';
import type { SeasonCount, SeasonEnding } from './season-outcomes.ts';

/** An amount for every so many goals, assists or matches. */
export interface BonusPer {
  /** Whole euros. */
  amount: number;
  every: number;
}

/** An amount that falls due once in each season in which a number is reached. Whole euros. */
export interface BonusStep {
  from: number;
  amount: number;
}

/** The right to extend the contract by some seasons, to be used by a day. */
export interface ContractOption {
  side: OptionSide;
  seasons: number;
  /** `YYYY-MM-DD` */
  until: string;
}

/** Whole euros, from 0. */
interface EurosTerm {
  readonly kind: 'euros';
}

/** A whole number; both bounds are allowed. */
interface NumberTerm {
  readonly kind: 'months' | 'percent' | 'instalments' | 'season';
  readonly min: number;
  readonly max: number;
}

/** One of some names or ids. */
interface ChoiceTerm {
  readonly kind: 'choice';
  readonly of: readonly (string | number)[];
}

interface TextTerm {
  readonly kind: 'line' | 'paragraph';
  readonly maxLength: number;
}

/** An amount for every so many of what a player counts. */
interface PerEveryTerm {
  readonly kind: 'perEvery';
  readonly of: Exclude<SeasonCount, 'cleanSheets'>;
}

/** An amount for each number reached of what is counted in a season. */
interface StepsTerm {
  readonly kind: 'steps';
  readonly of: SeasonCount;
}

interface PlainTerm {
  readonly kind: 'yesNo' | 'level' | 'country' | 'option' | 'furtherSeasons';
}

/** The kind of a term with its bounds: its shape, columns, control and words derive from it. */
export type TermKind = EurosTerm | NumberTerm | ChoiceTerm | TextTerm | PerEveryTerm | StepsTerm | PlainTerm;

/**
 * How a term is part of an offer's value: in any case, each paid month or once a season; for a goal that the team reaches, for
 * the way its season ends, or by what is counted.
 */
export type Worth =
  | { readonly when: 'always'; readonly per: 'month' | 'season' }
  | { readonly when: 'result'; readonly result: SeasonGoal }
  | { readonly when: 'ending'; readonly ending: SeasonEnding }
  | { readonly when: 'counted' };

/** The parts of the form in which the terms are written. */
export const termGroups = [
  'pay',
  'where',
  'living',
  'included',
  'teamBonuses',
  'ownBonuses',
  'contract',
  'endings',
  'steps',
  'clauses',
  'commission',
  'more',
] as const;
export type TermGroup = (typeof termGroups)[number];

/** A term of an offer. */
export type TermField = TermKind & {
  readonly group: TermGroup;
  /** An offer without it is refused (spec §5). */
  readonly mandatory?: true;
  /** Whether the term has a value of its own in each season of the contract. */
  readonly eachSeason?: true;
  /** Lists of offers and their file show it. */
  readonly inList?: true;
  /** A public report shows it among the terms; place, comments and commission are never shown. */
  readonly inReport?: true;
  /** Absent: it is not worth money to the person. */
  readonly worth?: Worth;
};
