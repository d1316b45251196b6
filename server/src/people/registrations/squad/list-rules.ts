import { categoryOfLevel } from '@trattativa/domain/people/categories';
import { tierOfLevel } from '@trattativa/domain/people/levels';
import type { ListRules } from '@trattativa/domain/people/lists/plan-list';
import { birthYearQuotaOf } from '@trattativa/domain/people/rules/birth-year-quota';
import { findRule, type Rule, type RulePacks } from '@trattativa/domain/people/rules/rule';
import { seasonOf } from '@trattativa/domain/people/season';

/** The rules of a club's league on a day, and where they stand. */
export interface LeagueRules extends ListRules {
  origins: readonly Rule[];
}

/** What is known of the list, the non-EU places and the birth years of a league. */
export function listRulesOf(
  packs: RulePacks,
  {
    country,
    level,
    association,
  }: { country: string | null; level: number | null; association: string | null },
  { day, firstMonth }: { day: string; firstMonth: number | undefined },
): LeagueRules {
  const tier = level === null ? null : tierOfLevel(level);
  if (country === null || level === null || tier === null || association === null)
    return { list: null, nonEu: null, bornFrom: null, origins: [] };
  const list = findRule(packs, 'squadList', { day, association, tier });
  const nonEu = findRule(packs, 'nonEuPlaces', { day, association, tier });
  const quota =
    categoryOfLevel(level) === null
      ? null
      : birthYearQuotaOf(packs, { country, level, season: seasonOf(day, firstMonth) });
  return {
    list: list?.figures ?? null,
    nonEu: nonEu?.figures ?? null,
    bornFrom: quota?.figures.bornFrom ?? null,
    origins: [list, nonEu, quota].filter((rule) => rule !== null) as Rule[],
  };
}
