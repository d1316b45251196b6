import { onlyAssociation } from '@trattativa/domain/people/associations';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { firstMonthOfSeason } from '@trattativa/domain/people/rules/windows';

/**
 * The association of a club by its code, and the first month of its season, from 1. Null and undefined where they are not known:
 * `GB` does not tell which of its four the club is of.
 */
export function placeOf(
  packs: RulePacks,
  code: string | null,
  day: string,
): { association: string | null; firstMonth: number | undefined } {
  const association = code === null ? null : onlyAssociation(code);
  return {
    association,
    firstMonth: association === null ? undefined : firstMonthOfSeason(packs, association, day),
  };
}
