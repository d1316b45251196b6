import { type Level, rangesOfLevels, youthLevel } from './levels.ts';

/**
 * Italian categories (spec §3). The spec counts to 28 with "Under 18 Serie A and B" as two, 16 and 17. They keep
 * their Italian names in every language: `catalogue:category.<id>`, with a hint, `categoryHint.<id>`.
 */
export const categories = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
] as const;

export type Category = (typeof categories)[number];

/** Serie A, B and C, then Serie D to Terza Categoria: the categories of adult teams. */
export const seniorCategories = [0, 1, 2, 6, 7, 8, 9, 10, 11] as const satisfies readonly Category[];

/**
 * Categories 0–2 are levels 0–2 and categories 6–11 are levels 3–8 (spec §3); every other category is played by
 * young people and belongs to the youth sector.
 */
export function levelOfCategory(category: Category): Level {
  if (category <= 2) return category as Level;
  if (category >= 6 && category <= 11) return (category - 3) as Level;
  return youthLevel;
}

/** Whether the category is one of adult teams: it then has exactly the level that the spec maps it to. */
export function isSeniorCategory(category: number): boolean {
  return (seniorCategories as readonly number[]).includes(category);
}

/** How a club's youth section is saved (spec §3): none, a section, or a section with a football school. */
export const youthSections = [0, 15, 23] as const;

export type YouthSection = (typeof youthSections)[number];

/** The number to save for a club with or without a youth section and a football school. A school is a section too. */
export function youthSectionOf(hasYouthSection: boolean, hasFootballSchool: boolean): YouthSection {
  if (hasFootballSchool) return 23;
  return hasYouthSection ? 15 : 0;
}

/** The country whose leagues the categories are. */
const homeOfCategories = 'IT';

/** The country whose league a category is; null without a category. */
export function countryOfCategory(category: number | null): string | null {
  return category === null ? null : homeOfCategories;
}

/** The category of adult teams that is played at a level in Italy: Serie D at the fourth; null where none is known. */
export function categoryOfLevel(level: number): Category | null {
  return seniorCategories.find((category) => levelOfCategory(category) === level) ?? null;
}

/** The text of a level: the name of its league where the country has one here, otherwise its number. */
export function levelKey(level: number, country: string | null | undefined): LevelKey {
  const category = country === homeOfCategories ? categoryOfLevel(level) : null;
  return category === null ? `level.${level as Level}` : `category.${category}`;
}

/**
 * How the levels of a search are named: `league` by the leagues of one country, `both` by Italy's league and the
 * number where Italy is one country of several or none is known, `number` across other countries.
 */
export function levelsOfSearch(
  countries: readonly string[],
  home: string | null | undefined,
): { by: 'league'; country: string } | { by: 'both' | 'number' } {
  if (countries.length > 1) return { by: countries.includes(homeOfCategories) ? 'both' : 'number' };
  const only = countries[0] ?? home;
  return only ? { by: 'league', country: only } : { by: 'both' };
}

/** Levels in a row, by their names; a single one is its own end. */
export interface LevelRange {
  readonly from: LevelKey;
  readonly to: LevelKey;
}

/**
 * The levels of a search where they stand large: each once and in order, three and more in a row as a range, by the leagues
 * alone when Italy is among the countries, by the numbers alone where none is known.
 */
export function briefLevels(search: {
  levels: readonly number[];
  countries: readonly string[];
  home: string | null;
}): LevelRange[] {
  const named = levelsOfSearch(search.countries, search.home);
  const only = named.by === 'league' ? named.country : null;
  const country = search.countries.includes(homeOfCategories) ? homeOfCategories : only;
  return rangesOfLevels(search.levels).map(({ from, to }) => ({
    from: levelKey(from, country),
    to: levelKey(to, country),
  }));
}

export type LevelKey = `level.${Level}` | `category.${Category}`;
