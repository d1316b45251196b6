import { categories } from '@trattativa/domain/people/categories';
import { coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { levels } from '@trattativa/domain/people/levels';
import { qualifications } from '@trattativa/domain/people/qualifications';
import { idOf } from '@trattativa/domain/platform/named-ids';
import {
  countFilters,
  type FilterSchema,
  type Filters,
  searchText,
} from '../../ui/filter/address-filters.ts';
import type { Sort } from '../../ui/list/table/column.ts';
import type { CoachingStaffQuery } from './coaching-staff.queries.ts';

/** The filters of the coaching portfolio, as parameters of the address. */
export const coachingFilters = {
  text: 'text',
  role: 'number',
  qualification: 'number',
  category: 'number',
  level: 'number',
  country: 'text',
  origin: 'text',
  available: 'flag',
  incomplete: 'flag',
} as const satisfies FilterSchema;

export type CoachingFilters = Filters<typeof coachingFilters>;

/** Layout and order: clearing the filters keeps them. */
export const coachingView = { sort: 'text', down: 'flag', view: 'text' } as const satisfies FilterSchema;

export const coachingOrigins = ['mine', 'added', 'registered'] as const;
const sorts = ['name', 'role', 'qualification', 'age', 'updated'] as const;

/** The order in the address. Null: by last change. */
export function sortOf({ sort, down }: Filters<typeof coachingView>): Sort | null {
  return sorts.some((known) => known === sort) ? { by: sort, descending: down } : null;
}

/** The filters as the service takes them. Values beyond the service's limits are ignored. */
export function coachingQuery(
  filters: CoachingFilters,
  view: Filters<typeof coachingView>,
): CoachingStaffQuery {
  const sort = sortOf(view);
  const query: CoachingStaffQuery = {
    text: searchText(filters.text),
    role: idOf(coachingStaffRoles, filters.role),
    qualification: idOf(qualifications, filters.qualification),
    category: idOf(categories, filters.category),
    level: idOf(levels, filters.level),
    country: /^[A-Z]{2}$/.test(filters.country) ? filters.country : undefined,
    origin: coachingOrigins.find((known) => known === filters.origin),
    immediateAvailability: filters.available || undefined,
    incomplete: filters.incomplete || undefined,
    ...(sort && { sort: sort.by as CoachingStaffQuery['sort'], descending: sort.descending }),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** How many filters are set, without the search, which is always visible. */
export function countCoachingFilters(filters: CoachingFilters): number {
  return countFilters(filters, ['text']);
}
