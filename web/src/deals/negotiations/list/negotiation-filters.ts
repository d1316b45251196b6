import { negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { idOf, numberOf } from '@trattativa/domain/platform/named-ids';
import { isValidPlainDate } from '@trattativa/domain/platform/plain-date';
import {
  countFilters,
  type FilterSchema,
  type Filters,
  searchText,
} from '../../../ui/filter/address-filters.ts';
import type { Sort } from '../../../ui/list/table/column.ts';
import type { NegotiationsQuery } from '../negotiations.live.ts';

/** The filters of the list, as written in the address. */
export const negotiationFilters = {
  text: 'text',
  status: 'numbers',
  /** `1`: the reader's turn; otherwise the name of the side. */
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
  /** Without agents' proposals that the player does not stand by. */
  confirmed: 'flag',
} as const satisfies FilterSchema;

export type NegotiationFilters = Filters<typeof negotiationFilters>;

/** The order of the list, and whether the deals are shown as a board or as a table. */
export const negotiationView = { sort: 'text', down: 'flag', view: 'text' } as const satisfies FilterSchema;

const sorts = ['changed', 'created', 'waiting', 'price', 'name', 'club', 'status'] as const;

/** The order in the address; null is by last change. */
export function sortOf({ sort, down }: Pick<Filters<typeof negotiationView>, 'sort' | 'down'>): Sort | null {
  return sorts.some((known) => known === sort) ? { by: sort, descending: down } : null;
}

/** The query to the service; values of an edited address beyond the service's limits are ignored. */
export function negotiationsQuery(
  filters: NegotiationFilters,
  view: Pick<Filters<typeof negotiationView>, 'sort' | 'down'> = { sort: '', down: false },
): NegotiationsQuery {
  const statuses = negotiationStatuses.filter((status) => filters.status.includes(numberOf(status)));
  const id = (value: number | null) => (value !== null && value > 0 ? value : undefined);
  const dayOf = (value: string) => (isValidPlainDate(value) ? value : undefined);
  const sort = sortOf(view);
  const query: NegotiationsQuery = {
    text: searchText(filters.text),
    statuses: statuses.length > 0 ? statuses : undefined,
    myTurn: filters.turn === '1' || undefined,
    turn: filters.turn === 'club' || filters.turn === 'proposer' ? filters.turn : undefined,
    playerId: id(filters.player),
    coachingStaffId: id(filters.staff),
    teamId: id(filters.club),
    level: idOf(levels, filters.level),
    role: idOf(playerRoles, filters.role),
    staffRole: idOf(coachingStaffRoles, filters.post),
    country: /^[A-Z]{2}$/u.test(filters.country) ? filters.country : undefined,
    from: dayOf(filters.from),
    to: dayOf(filters.to),
    confirmed: filters.confirmed || undefined,
    ...(sort && { sort: sort.by as (typeof sorts)[number], descending: sort.descending }),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** The number of filters set, without the search text, which its field shows. */
export function countNegotiationFilters(filters: NegotiationFilters): number {
  return countFilters(filters, ['text']);
}
