import type { Accommodation } from '../people/accommodations.ts';
import type { SeasonGoal } from './season-goals.ts';

/** An amount for every so many goals, assists or matches. */
export interface BonusPer {
  /** Whole euros. */
  amount: number;
  every: number;
}

/** The terms of one revision of an offer (spec §3). Money in whole euros; the salary is gross a month. */
export interface OfferTerms {
  monthlySalary: number;
  food: boolean;
  /** A single or a shared room; null: none. */
  house: Accommodation | null;
  travelTicket: boolean;
  playoffBonus: number | null;
  leagueWinnersBonus: number | null;
  playoutBonus: number | null;
  goalsBonus: BonusPer | null;
  assistsBonus: BonusPer | null;
  matchesBonus: BonusPer | null;
  seasonGoal: SeasonGoal | null;
  level: number;
  country: string;
  city: string;
  /** By its first calendar year. */
  season: number;
  /** Months of the season that are paid. */
  months: number;
  /** The agent's: whole euros or whole percents. Absent for who does not see it. */
  commissionAmount?: number | null | undefined;
  commissionPercent?: number | null | undefined;
  comments: string;
}

interface TermRule {
  /** An offer without it is refused (spec §5). */
  mandatory: boolean;
  /** A public report tells it among the terms; place, comments and commission never leave. */
  inReport: boolean;
}

/** Every term, in the order in which an offer is read. */
export const termRules = {
  monthlySalary: { mandatory: true, inReport: true },
  food: { mandatory: false, inReport: true },
  house: { mandatory: false, inReport: true },
  travelTicket: { mandatory: false, inReport: true },
  playoffBonus: { mandatory: false, inReport: true },
  leagueWinnersBonus: { mandatory: false, inReport: true },
  playoutBonus: { mandatory: false, inReport: true },
  goalsBonus: { mandatory: false, inReport: true },
  assistsBonus: { mandatory: false, inReport: true },
  matchesBonus: { mandatory: false, inReport: true },
  seasonGoal: { mandatory: false, inReport: true },
  level: { mandatory: true, inReport: false },
  country: { mandatory: true, inReport: false },
  city: { mandatory: true, inReport: false },
  season: { mandatory: true, inReport: false },
  months: { mandatory: true, inReport: true },
  commissionAmount: { mandatory: false, inReport: false },
  commissionPercent: { mandatory: false, inReport: false },
  comments: { mandatory: false, inReport: false },
} as const satisfies Record<keyof OfferTerms, TermRule>;

export type TermKey = keyof typeof termRules;

export const termKeys = Object.keys(termRules) as TermKey[];

type TermsThat<Rule extends keyof TermRule> = {
  [Key in TermKey]: (typeof termRules)[Key][Rule] extends true ? Key : never;
}[TermKey];

type MandatoryTerm = TermsThat<'mandatory'>;

export const mandatoryTerms = termKeys.filter((term): term is MandatoryTerm => termRules[term].mandatory);

/** What a public report tells among the terms. */
export type ReportedTerm = TermsThat<'inReport'>;
