import type { OptionSide } from './contract-kinds.ts';

/** What may differ from one season of a contract to the next. Whole euros; the salary gross a month. */
export interface SeasonPay {
  monthlySalary: number;
  /** Months of the season that are paid. */
  months: number;
  signingFee: number | null;
  /** Of the season. */
  imageRights: number | null;
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

/** The terms that have a value of their own in each season. */
export const seasonTerms = [
  'monthlySalary',
  'months',
  'signingFee',
  'imageRights',
] as const satisfies readonly (keyof SeasonPay)[];
