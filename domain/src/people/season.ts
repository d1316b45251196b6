import { daysAfter } from '../platform/plain-date.ts';

/**
 * The season that a request made on this day (`YYYY-MM-DD`) is for, by its first calendar year. A season runs from July
 * to June; from April on a request is for the next one.
 */
export function seasonOfRequest(day: string): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return month >= 4 ? year : year - 1;
}

/** The calendar years of a season as people write it: `2024/25`, `2024-2025`, `2024`. Null: unreadable. */
export function yearsOfSeason(season: string): { startYear: number; endYear: number } | null {
  const [, first, last] = /^\s*((?:19|20|21)\d{2})(?:\s*[/–-]\s*(\d{4}|\d{2}))?\s*$/.exec(season) ?? [];
  if (first === undefined) return null;
  const startYear = Number(first);
  if (last === undefined) return { startYear, endYear: startYear };
  const century = startYear - (startYear % 100);
  const near = century + Number(last);
  const endYear = last.length === 4 ? Number(last) : near < startYear ? near + 100 : near;
  return endYear >= startYear && endYear - startYear < 50 ? { startYear, endYear } : null;
}

/** Seasons run from July to June, except where a league plays in the calendar year. */
const usualFirstMonth = 7;

/**
 * The season of a day, by its first calendar year. By default it begins in July; a league that plays in the calendar year has
 * its first month, 1.
 */
export function seasonOf(day: string, firstMonth: number = usualFirstMonth): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return month >= firstMonth ? year : year - 1;
}

/** First and last day of a season. */
export function daysOfSeason(
  season: number,
  firstMonth: number = usualFirstMonth,
): { from: string; to: string } {
  const firstDay = (year: number) => `${year}-${String(firstMonth).padStart(2, '0')}-01`;
  return { from: firstDay(season), to: daysAfter(firstDay(season + 1), -1) };
}

/** A season as people write it: `2024/25`; a calendar year is `2024`. */
export function seasonName(season: number, firstMonth: number = usualFirstMonth): string {
  return firstMonth === 1 ? String(season) : `${season}/${String((season + 1) % 100).padStart(2, '0')}`;
}
