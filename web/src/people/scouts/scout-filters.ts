import { levels } from '@trattativa/domain/people/levels';
import { allPlayerRoles, playerRoles } from '@trattativa/domain/people/player-roles';
import { feet } from '@trattativa/domain/people/players/feet';
import { ages, heightCm } from '@trattativa/domain/people/record-limits';
import { idOf } from '@trattativa/domain/platform/named-ids';
import { regions } from '@trattativa/domain/platform/regions';
import {
  countFilters,
  type FilterSchema,
  type Filters,
  numberIn,
  searchText,
} from '../../ui/filter/address-filters.ts';
import type { Sort } from '../../ui/list/table/column.ts';
import type { ScoutPlayersQuery } from './scouts.queries.ts';

/** The filters of the players' list, as parameters of the address. */
export const scoutFilters = {
  text: 'text',
  role: 'number',
  ageFrom: 'number',
  ageTo: 'number',
  level: 'number',
  country: 'text',
  region: 'text',
  foot: 'number',
  heightFrom: 'number',
  heightTo: 'number',
  listed: 'text',
  evaluated: 'text',
} as const satisfies FilterSchema;

export type ScoutFilters = Filters<typeof scoutFilters>;

/** Tab and order: clearing the filters keeps them. */
export const scoutView = {
  tab: 'text',
  list: 'number',
  sort: 'text',
  down: 'flag',
} as const satisfies FilterSchema;

export type ScoutView = Filters<typeof scoutView>;

export const scoutTabs = ['all', 'shortlists', 'evaluations'] as const;

export type ScoutTab = (typeof scoutTabs)[number];

const sorts = ['name', 'age', 'height', 'evaluated', 'updated'] as const;

/** The list named in the address. */
export function tabOf({ tab }: ScoutView): ScoutTab {
  return scoutTabs.find((known) => known === tab) ?? 'all';
}

/** The order in the address. Null: the list's default. */
export function sortOf({ sort, down }: ScoutView): Sort | null {
  return sorts.some((known) => known === sort) ? { by: sort, descending: down } : null;
}

/** The filters as the service takes them. Values beyond the service's limits are ignored. */
export function scoutQuery(filters: ScoutFilters, view: ScoutView): ScoutPlayersQuery {
  const tab = tabOf(view);
  const sort = sortOf(view) ?? (tab === 'evaluations' ? { by: 'evaluated', descending: true } : null);
  const yesNo = (value: string) => (value === 'yes' || value === 'no' ? value === 'yes' : undefined);
  const query: ScoutPlayersQuery = {
    text: searchText(filters.text),
    // 0 means all roles (spec §3).
    role: idOf(playerRoles, filters.role),
    ageFrom: numberIn(ages, filters.ageFrom),
    ageTo: numberIn(ages, filters.ageTo),
    level: idOf(levels, filters.level),
    country: /^[A-Z]{2}$/.test(filters.country) ? filters.country : undefined,
    region: regions.find((key) => key === filters.region),
    foot: idOf(feet, filters.foot),
    heightFrom: numberIn(heightCm, filters.heightFrom),
    heightTo: numberIn(heightCm, filters.heightTo),
    inShortlist: tab === 'shortlists' ? true : yesNo(filters.listed),
    shortlistId: tab === 'shortlists' && view.list !== null && view.list > 0 ? view.list : undefined,
    evaluated: tab === 'evaluations' ? true : yesNo(filters.evaluated),
    ...(sort && { sort: sort.by as ScoutPlayersQuery['sort'], descending: sort.descending }),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** How many filters are set, without the search, which is always visible. */
export function countScoutFilters(filters: ScoutFilters): number {
  return countFilters(filters.role === allPlayerRoles ? { ...filters, role: null } : filters, ['text']);
}
