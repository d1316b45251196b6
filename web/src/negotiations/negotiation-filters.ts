import { negotiationStatuses } from '@trattativa/contract/catalogue/negotiation-statuses';
import { countFilters, type FilterSchema, type Filters } from '../ui/address-filters.ts';
import type { NegotiationsQuery } from './negotiation-keys.ts';

/** The filters of the list as the address spells them. */
export const negotiationFilters = {
  text: 'text',
  status: 'numbers',
  turn: 'flag',
  player: 'number',
  club: 'number',
} as const satisfies FilterSchema;

export type NegotiationFilters = Filters<typeof negotiationFilters>;

type Status = (typeof negotiationStatuses)[number];

/** What the service is asked; what an edited address holds beyond the service's limits counts as not filtered. */
export function negotiationsQuery(filters: NegotiationFilters): NegotiationsQuery {
  const statuses = negotiationStatuses.filter((status: Status) => filters.status.includes(status));
  const id = (value: number | null) => (value !== null && value > 0 ? value : undefined);
  const query: NegotiationsQuery = {
    text: filters.text.trim().slice(0, 80) || undefined,
    statuses: statuses.length > 0 ? statuses : undefined,
    myTurn: filters.turn || undefined,
    playerId: id(filters.player),
    teamId: id(filters.club),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** How many filters are set; the search field shows itself. */
export function countNegotiationFilters(filters: NegotiationFilters): number {
  return countFilters(filters, ['text']);
}
