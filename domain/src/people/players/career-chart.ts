import { countryOfCategory } from '../categories.ts';
import type { PlayerRole } from '../player-roles.ts';

/** What the chart needs of a career entry; a career lists the newest first. */
export interface ChartedCareerEntry {
  clubName: string;
  level: number | null;
  division: string;
  startYear: number;
  endYear: number;
  minutes?: number | null;
  goals?: number | null;
}

/** The country of all the leagues of a career; null if they are of several, or of one without names here. */
export function countryOfCareer(careerEntries: readonly { category: number | null }[]): string | null {
  const [first = null, ...others] = new Set(careerEntries.map(({ category }) => countryOfCategory(category)));
  return others.length === 0 ? first : null;
}

/** One season of a career: the year it begins in, where it was played, and how much. */
export interface CareerPoint {
  season: number;
  /** 0–14 the tiers from the top, 15 the youth sector. */
  level: number;
  clubName: string;
  division: string;
  /** Minutes of the whole career entry, in its first season; null: not known, or a later season of the entry. */
  minutes: number | null;
  goals: number | null;
}

const minCareerEntries = 3;

/** What the chart may be missing. Texts: `player-career:gap.<key>`. */
export type CareerChartGap = 'role' | 'age' | 'careerEntries' | 'current' | 'divisions' | 'years';

interface ChartedPlayer {
  principalRole: PlayerRole | null;
  age: number | null;
}

/**
 * What is missing for the chart. It needs role, age and at least three career entries; the first of them is in the
 * current year range; every division is set, that is the league and its level; start and end years are not zero (spec §5).
 */
export function careerChartGaps(
  player: ChartedPlayer,
  careerEntries: readonly ChartedCareerEntry[],
  currentYear: number,
): CareerChartGap[] {
  const [first] = careerEntries;
  const isCurrent = first && first.startYear <= currentYear && first.endYear >= currentYear;
  const lacks: Record<CareerChartGap, boolean> = {
    role: player.principalRole === null,
    age: player.age === null,
    careerEntries: careerEntries.length < minCareerEntries,
    current: first !== undefined && !isCurrent,
    divisions: careerEntries.some(({ division, level }) => division === '' || level === null),
    years: careerEntries.some(({ startYear, endYear }) => startYear === 0 || endYear === 0),
  };
  return (Object.keys(lacks) as CareerChartGap[]).filter((gap) => lacks[gap]);
}

/**
 * The level by season, oldest first, or null when something is missing. A season at two clubs has a point for each.
 */
export function careerChart(
  player: ChartedPlayer,
  careerEntries: readonly ChartedCareerEntry[],
  currentYear: number,
): CareerPoint[] | null {
  if (careerChartGaps(player, careerEntries, currentYear).length > 0) return null;
  const points: CareerPoint[] = [];
  for (const {
    clubName,
    level,
    division,
    startYear,
    endYear,
    minutes = null,
    goals = null,
  } of careerEntries) {
    // From 2022 to 2024 are two seasons, 2022/23 and 2023/24; within one calendar year it is one.
    const last = Math.max(startYear, endYear - 1);
    for (let season = startYear; season <= last; season += 1) {
      const told = season === startYear ? { minutes, goals } : { minutes: null, goals: null };
      points.push({ season, level: level as number, clubName, division, ...told });
    }
  }
  return points.sort((one, other) => one.season - other.season);
}
