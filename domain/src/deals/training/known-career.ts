import type { DatedCareerEntry } from '../../people/rules/career-entries.ts';
import { daysOfSeason, seasonName, seasonOf } from '../../people/season.ts';
import { yearsAfter } from '../../platform/plain-date.ts';

/** A career entry as careers have it: seasons by their calendar years, 0 where a year is not known. */
export interface CareerEntry {
  club: string;
  startYear: number;
  endYear: number;
}

/** What a career says of a player's training, and what it leaves open. */
export interface KnownCareer {
  /** One for each uninterrupted time at a club. */
  careerEntries: readonly DatedCareerEntry[];
  /** Seasons of which nothing is known, as far as they have begun; names of the first and the last of each gap. */
  missing: readonly { from: string; to: string }[];
  /** Seasons with several clubs whose days are not known: they count for nobody. */
  unclear: readonly { season: string; clubs: readonly string[] }[];
  /** Clubs whose years are not known. */
  undated: readonly string[];
}

interface CareerQuestion {
  entries: readonly CareerEntry[];
  bornDate: string;
  /** The last day that counts, `YYYY-MM-DD`. */
  day: string;
  /** Ages that a player reaches in the seasons that are looked at. */
  ages: readonly [first: number, last: number];
  firstMonth?: number | undefined;
}

/**
 * The seasons of a player's training by what the career says of them. A career knows seasons and no days: of two clubs the one
 * that began later has the season, as a loan does; two that began in the same season leave it unclear.
 */
export function knownCareer({ entries, bornDate, day, ages, firstMonth }: CareerQuestion): KnownCareer {
  const dated = entries.filter(({ startYear }) => startYear > 0);
  const first = seasonOf(yearsAfter(bornDate, ages[0]), firstMonth);
  const last = Math.min(seasonOf(yearsAfter(bornDate, ages[1]), firstMonth), seasonOf(day, firstMonth));
  const spans = dated.map((entry) => ({
    club: entry.club,
    from: entry.startYear,
    to: lastSeason(entry, firstMonth),
  }));
  const careerEntries: DatedCareerEntry[] = [];
  const missing: { from: string; to: string }[] = [];
  const unclear: { season: string; clubs: string[] }[] = [];
  let before: string | null = null;
  let inGap = false;
  for (let season = first; season <= last; season += 1) {
    const name = seasonName(season, firstMonth);
    const there = spans.filter(({ from, to }) => from <= season && season <= to);
    const latest = Math.max(...there.map(({ from }) => from));
    const clubs = [...new Set(there.filter(({ from }) => from === latest).map(({ club }) => club))].sort();
    const [club] = clubs;
    if (club === undefined) {
      const gap = inGap ? missing.pop() : undefined;
      missing.push({ from: gap?.from ?? name, to: name });
    } else if (clubs.length > 1) {
      unclear.push({ season: name, clubs });
    } else {
      const { from, to } = daysOfSeason(season, firstMonth);
      const end = to < day ? to : day;
      const previous = before === club ? careerEntries.pop() : undefined;
      careerEntries.push({ club, from: previous?.from ?? from, to: end });
    }
    inGap = club === undefined;
    before = clubs.length === 1 ? (club ?? null) : null;
  }
  const undated = entries.filter(({ startYear }) => startYear <= 0).map(({ club }) => club);
  return { careerEntries, missing, unclear, undated: [...new Set(undated)] };
}

/** The last season of a career entry, by its first calendar year: `2024/25` ends in 2025 and is the season of 2024. */
function lastSeason({ startYear, endYear }: CareerEntry, firstMonth: number | undefined): number {
  if (endYear <= startYear) return startYear;
  return firstMonth === 1 ? endYear : endYear - 1;
}
