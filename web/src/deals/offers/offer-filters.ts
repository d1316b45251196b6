import { offerStatuses } from '@trattativa/domain/deals/offer-statuses';
import { levels } from '@trattativa/domain/people/levels';
import { countFilters, type FilterSchema, type Filters } from '../../ui/address-filters.ts';
import type { Sort } from '../../ui/list/column.ts';
import type { OffersQuery } from './offer-keys.ts';

/** The filters of the list as the address spells them. */
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

/** The order that the address names; null: the latest change first. */
export function sortOf({ sort, up }: Pick<OfferFilters, 'sort' | 'up'>): Sort | null {
  const by = sorts.find((name) => name === sort);
  return by === undefined ? null : { by, descending: !up };
}

/** What the service is asked; what an edited address holds beyond the service's limits counts as not filtered. */
export function offersQuery(filters: OfferFilters): OffersQuery {
  const statuses = offerStatuses.filter((status) => filters.status.includes(status));
  const id = (value: number | null) => (value !== null && value > 0 ? value : undefined);
  const sort = sortOf(filters);
  const query: OffersQuery = {
    text: filters.text.trim().slice(0, 80) || undefined,
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

/** How many filters are set; the search field and the order show themselves. */
export function countOfferFilters(filters: OfferFilters): number {
  return countFilters(filters, ['text', 'sort', 'up']);
}
