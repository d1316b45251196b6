import { deliveryStatuses } from '@trattativa/domain/market/delivery-statuses';
import { requestStatuses } from '@trattativa/domain/market/request-statuses';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import type { FilterSchema, Filters } from '../../ui/address-filters.ts';
import type { Sort } from '../../ui/list/column.ts';
import type { RequestsQuery } from './requests.queries.ts';

/** The filters of the list as the address spells them. */
export const requestFilters = {
  text: 'text',
  role: 'number',
  level: 'number',
  country: 'text',
  age: 'number',
  offerFrom: 'number',
  status: 'number',
  delivery: 'number',
} as const satisfies FilterSchema;

export type RequestFilters = Filters<typeof requestFilters>;

/** Which requests, and in which order: clearing the filters leaves it. */
export const requestView = { box: 'text', sort: 'text', down: 'flag' } as const satisfies FilterSchema;

export type RequestView = Filters<typeof requestView>;

/** The columns that can be sorted, as the service names them. */
const sorts = ['updated', 'club', 'role', 'level', 'age', 'offer'] as const;

const mostEuros = 1_000_000_000;

/** The order that the address names; null is the order of the last change. */
export function sortOfRequests({ sort, down }: RequestView): Sort | null {
  return sorts.some((known) => known === sort) ? { by: sort, descending: down } : null;
}

/** What the service is asked; what an edited address holds beyond the service's limits counts as not filtered. */
export function requestsQuery(
  filters: RequestFilters,
  view: RequestView,
  shows: { box: RequestsQuery['box']; status: boolean; delivery: boolean },
): RequestsQuery {
  const sort = sortOfRequests(view);
  const within = (value: number | null, most: number) =>
    value !== null && value >= 0 && value <= most ? value : undefined;
  const query: { [Name in keyof RequestsQuery]: RequestsQuery[Name] | undefined } = {
    box: shows.box,
    text: filters.text.trim().slice(0, 80) || undefined,
    role: playerRoles.find((role) => role === filters.role),
    level: levels.find((level) => level === filters.level),
    country: /^[A-Z]{2}$/.test(filters.country) ? filters.country : undefined,
    age: within(filters.age, 99),
    offerFrom: within(filters.offerFrom, mostEuros),
    status: shows.status ? requestStatuses.find((status) => status === filters.status) : undefined,
    delivery: shows.delivery ? deliveryStatuses.find((status) => status === filters.delivery) : undefined,
    ...(sort && { sort: sort.by as RequestsQuery['sort'], descending: sort.descending }),
  };
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  ) as RequestsQuery;
}
