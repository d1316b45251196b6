/** What the chart asks of a station; the newest stands first in a career. */
export interface ChartedExperience {
  clubName: string;
  level: number | null;
  division: string;
  startYear: number;
  endYear: number;
}

/** One season of a career: the year it begins in, and where it was played. */
export interface CareerPoint {
  season: number;
  /** 0–14 the tiers from the top, 15 the youth sector. */
  level: number;
  clubName: string;
  division: string;
}

const fewestExperiences = 3;

/**
 * The career as level by season, oldest first, or null when the chart cannot be drawn. It needs role, age and at least
 * three experiences; the first of them is in the current year range; every division is set, that is the league and its
 * level; start and end years are not zero (spec §5). A season played at two clubs has a point for each.
 */
export function careerChart(
  player: { principalRole: number | null; age: number | null },
  experiences: readonly ChartedExperience[],
  currentYear: number,
): CareerPoint[] | null {
  const [first] = experiences;
  if (player.principalRole === null || player.age === null || first === undefined) return null;
  if (experiences.length < fewestExperiences) return null;
  if (first.startYear > currentYear || first.endYear < currentYear) return null;
  const points: CareerPoint[] = [];
  for (const { clubName, level, division, startYear, endYear } of experiences) {
    if (division === '' || level === null || startYear === 0 || endYear === 0) return null;
    // From 2022 to 2024 are two seasons, 2022/23 and 2023/24; within one calendar year it is one.
    const last = Math.max(startYear, endYear - 1);
    for (let season = startYear; season <= last; season += 1) {
      points.push({ season, level, clubName, division });
    }
  }
  return points.sort((one, other) => one.season - other.season);
}
