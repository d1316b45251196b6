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
  /** The agent's: whole euros or whole percents. Absent for readers who may not see it. */
  commissionAmount?: number | null | undefined;
  commissionPercent?: number | null | undefined;
  comments: string;
}

interface TermRule {
  /** An offer without it is refused (spec §5). */
  mandatory: boolean;
  /** A public report shows it among the terms; place, comments and commission are never shown. */
  inReport: boolean;
  /** Whether it is a guaranteed or a conditional part of the offer's value; null: it is not worth money. */
  value: 'guaranteed' | 'conditional' | null;
}

/** Every term, in the order in which an offer is read. */
export const termRules = {
  monthlySalary: { mandatory: true, inReport: true, value: 'guaranteed' },
  food: { mandatory: false, inReport: true, value: 'guaranteed' },
  house: { mandatory: false, inReport: true, value: 'guaranteed' },
  travelTicket: { mandatory: false, inReport: true, value: 'guaranteed' },
  playoffBonus: { mandatory: false, inReport: true, value: 'conditional' },
  leagueWinnersBonus: { mandatory: false, inReport: true, value: 'conditional' },
  playoutBonus: { mandatory: false, inReport: true, value: 'conditional' },
  goalsBonus: { mandatory: false, inReport: true, value: 'conditional' },
  assistsBonus: { mandatory: false, inReport: true, value: 'conditional' },
  matchesBonus: { mandatory: false, inReport: true, value: 'conditional' },
  seasonGoal: { mandatory: false, inReport: true, value: null },
  level: { mandatory: true, inReport: false, value: null },
  country: { mandatory: true, inReport: false, value: null },
  city: { mandatory: true, inReport: false, value: null },
  season: { mandatory: true, inReport: false, value: null },
  months: { mandatory: true, inReport: true, value: null },
  commissionAmount: { mandatory: false, inReport: false, value: null },
  commissionPercent: { mandatory: false, inReport: false, value: null },
  comments: { mandatory: false, inReport: false, value: null },
} as const satisfies Record<keyof OfferTerms, TermRule>;

export type TermKey = keyof typeof termRules;

export const termKeys = Object.keys(termRules) as TermKey[];

type TermsWith<Rule extends keyof TermRule, Value extends TermRule[Rule]> = {
  [Key in TermKey]: (typeof termRules)[Key][Rule] extends Value ? Key : never;
}[TermKey];

type MandatoryTerm = TermsWith<'mandatory', true>;

export const mandatoryTerms = termKeys.filter((term): term is MandatoryTerm => termRules[term].mandatory);

/** The terms that a public report shows. */
export type ReportedTerm = TermsWith<'inReport', true>;

/** The parts of an offer's value. */
export type GuaranteedTerm = TermsWith<'value', 'guaranteed'>;
export type ConditionalTerm = TermsWith<'value', 'conditional'>;
