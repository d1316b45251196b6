import { countFilters, type FilterSchema, type Filters } from '../../ui/address-filters.ts';
import type { Sort } from '../../ui/list/column.ts';
import type { CoachingStaffQuery } from './coaching-staff.queries.ts';

/** The filters of the coaching portfolio as the address spells them. */
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

/** How the list is shown, beside what is in it: clearing the filters leaves it. */
export const coachingView = { sort: 'text', down: 'flag', view: 'text' } as const satisfies FilterSchema;

export const coachingOrigins = ['mine', 'added', 'registered'] as const;
const sorts = ['name', 'role', 'qualification', 'age', 'updated'] as const;

/** The order that the address names; null is the order of the last change. */
export function sortOf({ sort, down }: Filters<typeof coachingView>): Sort | null {
  return sorts.some((known) => known === sort) ? { by: sort, descending: down } : null;
}

/** What the service is asked; what an edited address holds beyond the service's limits counts as not filtered. */
export function coachingQuery(
  filters: CoachingFilters,
  view: Filters<typeof coachingView>,
): CoachingStaffQuery {
  const sort = sortOf(view);
  const within = <Id extends number>(id: number | null, most: number) =>
    id !== null && id >= 0 && id <= most ? (id as Id) : undefined;
  const query: CoachingStaffQuery = {
    text: filters.text.trim().slice(0, 80) || undefined,
    role: within(filters.role, 6),
    qualification: within(filters.qualification, 6),
    category: within(filters.category, 28),
    level: within(filters.level, 15),
    country: /^[A-Z]{2}$/.test(filters.country) ? filters.country : undefined,
    origin: coachingOrigins.find((known) => known === filters.origin),
    immediateAvailability: filters.available || undefined,
    incomplete: filters.incomplete || undefined,
    ...(sort && { sort: sort.by as CoachingStaffQuery['sort'], descending: sort.descending }),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** How many filters are set; the search field shows itself. */
export function countCoachingFilters(filters: CoachingFilters): number {
  return countFilters(filters, ['text']);
}
