import { daysAfter, yearsAfter } from '../../platform/plain-date.ts';
import { daysOfSeason, seasonName, seasonOf } from '../season.ts';

/** A registration with a club. Days `YYYY-MM-DD`, both included. */
export interface DatedCareerEntry {
  club: string;
  from: string;
  /** Null: the player is still there. */
  to: string | null;
}

/** One season of a player's training, with the days that each club had the player. */
export interface TrainingSeason {
  season: string;
  /** The age that the player reaches in the season. */
  age: number;
  /** Days of the season. */
  days: number;
  /** In the order in which the player came to them. */
  clubs: readonly { club: string; days: number }[];
}

/** Where a player was trained. */
export interface Training {
  bornDate: string;
  careerEntries: readonly DatedCareerEntry[];
  /** The last day that counts of a career entry that has no end. */
  today: string;
}

/** Career entries that one calculation takes, and the characters of a club's name. */
export const maxRuleCareerEntries = 60;

/**
 * The seasons in which a player reaches the ages from one to another, with the days at each club. On a day with several
 * registrations the one that began last counts: a loan within the contract with the lending club.
 */
export function trainingSeasons(
  { bornDate, careerEntries, today }: Training,
  { firstAge, lastAge, firstMonth }: { firstAge: number; lastAge: number; firstMonth?: number | undefined },
): readonly TrainingSeason[] {
  const latestFirst = careerEntries
    .map(({ club, from, to }) => ({ club, from, to: to ?? today }))
    .sort((one, other) => (one.from < other.from ? 1 : one.from > other.from ? -1 : 0));
  return Array.from({ length: lastAge - firstAge + 1 }, (_, index) => {
    const age = firstAge + index;
    const season = seasonOf(yearsAfter(bornDate, age), firstMonth);
    const { from, to } = daysOfSeason(season, firstMonth);
    const counted = new Map<string, number>();
    let days = 0;
    for (let day = from; day <= to; day = daysAfter(day, 1)) {
      days += 1;
      const careerEntry = latestFirst.find((one) => one.from <= day && day <= one.to);
      if (!careerEntry) continue;
      counted.set(careerEntry.club, (counted.get(careerEntry.club) ?? 0) + 1);
    }
    const clubs = [...counted].map(([club, atClub]) => ({ club, days: atClub }));
    return { season: seasonName(season, firstMonth), age, days, clubs };
  });
}
