import type { PortfolioFilters } from '@trattativa/contract/people/portfolios/filters-in-address';
import { allPlayerRoles } from '@trattativa/domain/people/player-roles';
import { countFilters } from '../../ui/address-filters.ts';

export {
  completeness,
  type PortfolioFilters,
  portfolioFilters,
  portfolioQuery,
  portfolioSorts,
  portfolioView,
  sortOf,
} from '@trattativa/contract/people/portfolios/filters-in-address';

/** How many filters are set, without the search, which is always visible. */
export function countPortfolioFilters(filters: PortfolioFilters): number {
  return countFilters(filters.role === allPlayerRoles ? { ...filters, role: null } : filters, ['text']);
}
