import { categoryOfLevel, countryOfCategory } from '../categories.ts';
import { daysOfSeason } from '../season.ts';
import { holdsFor, isFollowedBy, type RuleOf, type RulePacks } from './rule.ts';

/** The league of a squad list: a level in a country, in one season. */
export interface LeagueSeason {
  country: string;
  level: number;
  season: number;
}

/**
 * The rule of a league for a season by which players of some birth years must be on the pitch; the latest, if it changes within
 * the season; that of the last season that is known, with `endedOn`, where this one was not read. Null: none is known.
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
      (rule.from === null || rule.from <= to),
  );
  const current = known.filter((rule) => rule.to === null || from <= rule.to);
  // What was repealed since, or is repealed within the season, is expected of nobody.
  const expected = known.filter((rule) => !isFollowedBy(packs, rule, to));
  const latest = latestOf(current.length > 0 ? current : expected);
  if (latest === null || current.length > 0 || latest.to === null) return latest;
  return { ...latest, endedOn: latest.to };
}

function latestOf<Found extends Pick<RuleOf<'birthYearQuota'>, 'from'>>(
  rules: readonly Found[],
): Found | null {
  return rules.reduce<Found | null>(
    (latest, rule) => (latest === null || (rule.from ?? '') > (latest.from ?? '') ? rule : latest),
    null,
  );
}
