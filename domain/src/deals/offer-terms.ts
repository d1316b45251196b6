import type { Accommodation } from '../people/accommodations.ts';
import type { CommissionPayer, CommissionSeasons, ContractKind } from './contract-kinds.ts';
import type { BonusStep, ContractOption, SeasonPay } from './contract-terms.ts';
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
  /** Null: the offer does not say. */
  contractKind: ContractKind | null;
  /** Paid in the first season. */
  signingFee: number | null;
  /** Of the first season. */
  imageRights: number | null;
  /** The pay of the seasons after the first, in their order; bonuses are the same in each. */
  furtherSeasons: SeasonPay[];
  promotionBonus: number | null;
  /** For staying in the league. */
  salvationBonus: number | null;
  /** Each step that a season reaches pays its amount. */
  appearanceSteps: BonusStep[];
  cleanSheetSteps: BonusStep[];
  /** What another club must pay to take the player over. */
  releaseClause: number | null;
  option: ContractOption | null;
  /** The agent's: whole euros or whole percents. Absent for readers who may not see it, as all that is about it. */
  commissionAmount?: number | null | undefined;
  commissionPercent?: number | null | undefined;
  /** Null: the club. */
  commissionPayer?: CommissionPayer | null | undefined;
  /** Of a percentage; null: the first season. */
  commissionSeasons?: CommissionSeasons | null | undefined;
  commissionInstalments?: number | null | undefined;
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
  contractKind: { mandatory: false, inReport: true, value: null },
  signingFee: { mandatory: false, inReport: true, value: 'guaranteed' },
  imageRights: { mandatory: false, inReport: true, value: 'guaranteed' },
  // Each of its seasons has a value of its own.
  furtherSeasons: { mandatory: false, inReport: true, value: null },
  promotionBonus: { mandatory: false, inReport: true, value: 'conditional' },
  salvationBonus: { mandatory: false, inReport: true, value: 'conditional' },
  appearanceSteps: { mandatory: false, inReport: true, value: 'conditional' },
  cleanSheetSteps: { mandatory: false, inReport: true, value: 'conditional' },
  releaseClause: { mandatory: false, inReport: true, value: null },
  option: { mandatory: false, inReport: true, value: null },
  commissionAmount: { mandatory: false, inReport: false, value: null },
  commissionPercent: { mandatory: false, inReport: false, value: null },
  commissionPayer: { mandatory: false, inReport: false, value: null },
  commissionSeasons: { mandatory: false, inReport: false, value: null },
  commissionInstalments: { mandatory: false, inReport: false, value: null },
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

/** The terms of the contract beyond one season of pay, which most offers do without. */
export const contractTerms = [
  'contractKind',
  'signingFee',
  'imageRights',
  'furtherSeasons',
  'promotionBonus',
  'salvationBonus',
  'appearanceSteps',
  'cleanSheetSteps',
  'releaseClause',
  'option',
] as const satisfies readonly ReportedTerm[];
export type ContractTerm = (typeof contractTerms)[number];

/** The parts of an offer's value. */
export type GuaranteedTerm = TermsWith<'value', 'guaranteed'>;
export type ConditionalTerm = TermsWith<'value', 'conditional'>;
