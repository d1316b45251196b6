import { countFilters, type Filters } from '../../ui/filter/address-filters.ts';
import type { Sort } from '../../ui/list/table/column.ts';
import { distanceOf, formatPlaces, parsePlaces } from './map/near-places.ts';
import type { TeamListInput } from './teams.queries.ts';

/** The filters of the list of clubs, as parameters of the address. */
export const teamFilters = {
  text: 'text',
  country: 'text',
  region: 'text',
  level: 'number',
  profile: 'number',
  reachable: 'text',
  near: 'texts',
  within: 'number',
} as const;

/** Layout and order. */
export const teamView = { view: 'text', sort: 'text', down: 'flag' } as const;

export type TeamFilters = Filters<typeof teamFilters>;
export type TeamView = Filters<typeof teamView>;

const sorts = ['name', 'level', 'city', 'updated'] as const;

export function teamSortOf({ sort, down }: TeamView): Sort | null {
  return (sorts as readonly string[]).includes(sort) ? { by: sort, descending: down } : null;
}

/** The filters as the service takes them; unset ones are omitted. */
export function teamFilterInput(filters: TeamFilters): TeamListInput {
  const places = parsePlaces(filters.near);
  return {
    text: filters.text || undefined,
    country: filters.country || undefined,
    region: (filters.region || undefined) as TeamListInput['region'],
    level: (filters.level ?? undefined) as TeamListInput['level'],
    profile: (filters.profile ?? undefined) as TeamListInput['profile'],
    reachable: filters.reachable === '' ? undefined : filters.reachable === 'yes',
    ...(places.length > 0 && {
      near: places.map(({ latitude, longitude }) => ({ latitude, longitude })),
      withinKm: distanceOf(filters.within),
    }),
  };
}

export function countTeamFilters(filters: TeamFilters): number {
  // A distance without a readable place is no filter.
  const near = formatPlaces(parsePlaces(filters.near));
  return countFilters<typeof teamFilters>({ ...filters, near }, ['text', 'within']);
}
