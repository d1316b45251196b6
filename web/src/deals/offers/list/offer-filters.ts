import { offerStatuses } from '@trattativa/domain/deals/offers/offer-statuses';
import { levels } from '@trattativa/domain/people/levels';
import { numberOf } from '@trattativa/domain/platform/named-ids';
import {
  countFilters,
  type FilterSchema,
  type Filters,
  searchText,
} from '../../../ui/filter/address-filters.ts';
import type { Sort } from '../../../ui/list/table/column.ts';
import type { OffersQuery } from '../offers.live.ts';

/** The filters of the list, as written in the address. */
export const offerFilters = {
  text: 'text',
  status: 'numbers',
  turn: 'flag',
  level: 'number',
  salary: 'number',
  player: 'number',
  club: 'number',
  negotiation: 'number',
  sort: 'text',
  up: 'flag',
} as const satisfies FilterSchema;

export type OfferFilters = Filters<typeof offerFilters>;

const sorts = ['changed', 'created', 'salary'] as const;

/** The order in the address; null: the latest change first. */
export function sortOf({ sort, up }: Pick<OfferFilters, 'sort' | 'up'>): Sort | null {
  const by = sorts.find((name) => name === sort);
  return by === undefined ? null : { by, descending: !up };
}

/** The query to the service; values of an edited address beyond the service's limits are ignored. */
export function offersQuery(filters: OfferFilters): OffersQuery {
  const statuses = offerStatuses.filter((status) => filters.status.includes(numberOf(status)));
  const id = (value: number | null) => (value !== null && value > 0 ? value : undefined);
  const sort = sortOf(filters);
  const query: OffersQuery = {
    text: searchText(filters.text),
    statuses: statuses.length > 0 ? statuses : undefined,
    myTurn: filters.turn || undefined,
    level: levels.find((level) => level === filters.level),
    salaryFrom:
      filters.salary !== null && filters.salary > 0 && filters.salary <= 1e9 ? filters.salary : undefined,
    playerId: id(filters.player),
    teamId: id(filters.club),
    negotiationId: id(filters.negotiation),
    sort: sorts.find((name) => name === sort?.by),
    ascending: sort !== null && !sort.descending ? true : undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** The number of filters set, without search text and order, which their fields show. */
export function countOfferFilters(filters: OfferFilters): number {
  return countFilters(filters, ['text', 'sort', 'up']);
}
