import { categoryOfLevel, countryOfCategory } from '../categories.ts';
import { daysOfSeason } from '../season.ts';
import { holdsFor, type RuleOf, type RulePacks } from './rule.ts';

/** The league of a squad list: a level in a country, in one season. */
export interface LeagueSeason {
  country: string;
  level: number;
  season: number;
}

/**
 * The rule of a league for a season by which players of some birth years must be on the pitch; the latest, if it changes within
 * the season. Null: none is known.
 */
export function birthYearQuotaOf(
  packs: RulePacks,
  { country, level, season }: LeagueSeason,
): RuleOf<'birthYearQuota'> | null {
  const category = categoryOfLevel(level);
  if (countryOfCategory(category) !== country) return null;
  const { from, to } = daysOfSeason(season);
  const known = packs.filter(
    (rule): rule is Extract<typeof rule, { kind: 'birthYearQuota' }> =>
      rule.kind === 'birthYearQuota' &&
      rule.status !== 'repealed' &&
      rule.figures.category === category &&
      holdsFor(rule, country) &&
      (rule.from === null || rule.from <= to) &&
      (rule.to === null || from <= rule.to),
  );
  return known.reduce<(typeof known)[number] | null>(
    (latest, rule) => (latest === null || (rule.from ?? '') > (latest.from ?? '') ? rule : latest),
    null,
  );
}
