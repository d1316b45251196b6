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
