import { associationsOfCountry } from '@trattativa/domain/people/associations';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { firstMonthOfSeason } from '@trattativa/domain/people/rules/windows';

/**
 * The association of a club by its country, and the first month of its season, from 1. Null and undefined where they are not
 * known: a country with several associations does not tell which one the club is of.
 */
export function placeOf(
  packs: RulePacks,
  country: string | null,
  day: string,
): { association: string | null; firstMonth: number | undefined } {
  const [only = null, other] = country === null ? [] : associationsOfCountry(country);
  const association = other === undefined ? only : null;
  return {
    association,
    firstMonth: association === null ? undefined : firstMonthOfSeason(packs, association, day),
  };
}
