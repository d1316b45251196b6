import { deliveryStatuses } from '@trattativa/domain/market/delivery-statuses';
import { quotas } from '@trattativa/domain/market/request-limits';
import { requestStatuses } from '@trattativa/domain/market/request-statuses';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { moveKinds } from '@trattativa/domain/people/players/contract-facts';
import { figureLimits } from '@trattativa/domain/people/players/season-figures';
import { ages } from '@trattativa/domain/people/record-limits';
import { idOf } from '@trattativa/domain/platform/named-ids';
import { euros } from '@trattativa/domain/platform/number-limits';
import type { z } from 'zod';
import {
  countryIn,
  type FilterSchema,
  type Filters,
  numberIn,
  searchText,
  yesOrNo,
} from '../../filters-in-address.ts';
import type { requestEndpoints } from './endpoints.ts';

/** Filters and order as the call takes them. */
export type RequestsQuery = Omit<z.input<typeof requestEndpoints.getRequests.input>, 'limit' | 'cursor'>;

/** The filters of the list, as parameters of the address. */
export const requestFilters = {
  text: 'text',
  role: 'number',
  level: 'number',
  country: 'text',
  age: 'number',
  offerFrom: 'number',
  move: 'text',
  quota: 'text',
  nationality: 'text',
  place: 'text',
  minutes: 'number',
  status: 'number',
  delivery: 'number',
} as const satisfies FilterSchema;

export type RequestFilters = Filters<typeof requestFilters>;

/** Box and order: clearing the filters keeps them. */
export const requestView = { box: 'text', sort: 'text', down: 'flag' } as const satisfies FilterSchema;

export type RequestView = Filters<typeof requestView>;

/** The sortable columns, as named by the service. */
const sorts = ['updated', 'club', 'role', 'level', 'age', 'offer'] as const;

/** The order in the address. Null: by last change. */
export function sortOfRequests({ sort, down }: RequestView): { by: string; descending: boolean } | null {
  return sorts.some((known) => known === sort) ? { by: sort, descending: down } : null;
}

/** The filters as the service takes them. Values beyond the service's limits are ignored. */
export function requestsQuery(
  filters: RequestFilters,
  view: RequestView,
  shows: { box: RequestsQuery['box']; status: boolean; delivery: boolean },
): RequestsQuery {
  const sort = sortOfRequests(view);
  const query: { [Name in keyof RequestsQuery]: RequestsQuery[Name] | undefined } = {
    box: shows.box,
    text: searchText(filters.text),
    role: idOf(playerRoles, filters.role),
    level: idOf(levels, filters.level),
    country: countryIn(filters.country),
    age: numberIn(ages, filters.age),
    offerFrom: numberIn(euros, filters.offerFrom),
    move: moveKinds.find((kind) => kind === filters.move),
    quota: quotas.find((quota) => quota === filters.quota),
    nationality: countryIn(filters.nationality),
    nonEuPlace: yesOrNo(filters.place),
    minutes: numberIn(figureLimits.minutes, filters.minutes),
    status: shows.status ? idOf(requestStatuses, filters.status) : undefined,
    delivery: shows.delivery ? idOf(deliveryStatuses, filters.delivery) : undefined,
    ...(sort && { sort: sort.by as RequestsQuery['sort'], descending: sort.descending }),
  };
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  ) as RequestsQuery;
}
