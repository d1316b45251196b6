import type { PortfolioFilters } from '@trattativa/contract/people/portfolios/filters-in-address';
import { allPlayerRoles } from '@trattativa/domain/people/player-roles';
import { countFilters } from '../../ui/filter/address-filters.ts';

export {
  completeness,
  type PortfolioFilters,
  portfolioFilters,
  portfolioQuery,
  portfolioSorts,
  portfolioView,
  sortOf,
} from '@trattativa/contract/people/portfolios/filters-in-address';

/** How many filters are set (of `names` only, if given), without the search, which is always visible. */
export function countPortfolioFilters(
  filters: PortfolioFilters,
  names?: readonly (keyof PortfolioFilters)[],
): number {
  const others = names
    ? (Object.keys(filters) as (keyof PortfolioFilters)[]).filter((name) => !names.includes(name))
    : (['text'] as const);
  return countFilters(filters.role === allPlayerRoles ? { ...filters, role: null } : filters, others);
}
