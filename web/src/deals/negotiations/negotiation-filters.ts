import { negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { isValidPlainDate } from '@trattativa/domain/platform/plain-date';
import { countFilters, type FilterSchema, type Filters } from '../../ui/address-filters.ts';
import type { Sort } from '../../ui/list/column.ts';
import type { NegotiationsQuery } from './negotiation-keys.ts';

/** The filters of the list as the address spells them. */
export const negotiationFilters = {
  text: 'text',
  status: 'numbers',
  /** `1`: the reader's; else the side's name. */
  turn: 'text',
  player: 'number',
  staff: 'number',
  club: 'number',
  level: 'number',
  role: 'number',
  /** Role of a member of coaching staff. */
  post: 'number',
  country: 'text',
  from: 'text',
  to: 'text',
} as const satisfies FilterSchema;

export type NegotiationFilters = Filters<typeof negotiationFilters>;

/** How the list is ordered, beside what is in it. */
export const negotiationView = { sort: 'text', down: 'flag' } as const satisfies FilterSchema;

const sorts = ['changed', 'created', 'waiting', 'price', 'name', 'club', 'status'] as const;

/** The order that the address names; null is the order of the last change. */
export function sortOf({ sort, down }: Filters<typeof negotiationView>): Sort | null {
  return sorts.some((known) => known === sort) ? { by: sort, descending: down } : null;
}

type Status = (typeof negotiationStatuses)[number];

/** What the service is asked; what an edited address holds beyond the service's limits counts as not filtered. */
export function negotiationsQuery(
  filters: NegotiationFilters,
  view: Filters<typeof negotiationView> = { sort: '', down: false },
): NegotiationsQuery {
  const statuses = negotiationStatuses.filter((status: Status) => filters.status.includes(status));
  const id = (value: number | null) => (value !== null && value > 0 ? value : undefined);
  const within = <Id extends number>(value: number | null, least: number, most: number) =>
    value !== null && value >= least && value <= most ? (value as Id) : undefined;
  const dayOf = (value: string) => (isValidPlainDate(value) ? value : undefined);
  const sort = sortOf(view);
  const query: NegotiationsQuery = {
    text: filters.text.trim().slice(0, 80) || undefined,
    statuses: statuses.length > 0 ? statuses : undefined,
    myTurn: filters.turn === '1' || undefined,
    turn: filters.turn === 'club' || filters.turn === 'proposer' ? filters.turn : undefined,
    playerId: id(filters.player),
    coachingStaffId: id(filters.staff),
    teamId: id(filters.club),
    level: within(filters.level, 0, 15),
    role: within(filters.role, 1, 11),
    staffRole: within(filters.post, 0, 6),
    country: /^[A-Z]{2}$/u.test(filters.country) ? filters.country : undefined,
    from: dayOf(filters.from),
    to: dayOf(filters.to),
    ...(sort && { sort: sort.by as (typeof sorts)[number], descending: sort.descending }),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** How many filters are set; the search field shows itself. */
export function countNegotiationFilters(filters: NegotiationFilters): number {
  return countFilters(filters, ['text']);
}
