import { seasonName } from '../season.ts';

/**
 * The period of a career entry: the text entered, or the seasons between the years; empty if unknown. 2022 to 2024
 * gives the seasons 2022/23 and 2023/24.
 */
export function seasonWords(careerEntry: { season: string; startYear: number; endYear: number }): string {
  const { season, startYear, endYear } = careerEntry;
  if (season !== '') return season;
  if (startYear === 0 || endYear === 0) return String(startYear || endYear || '');
  if (startYear === endYear) return String(startYear);
  const [first, last] = [seasonName(startYear), seasonName(endYear - 1)];
  return first === last ? first : `${first} – ${last}`;
}
