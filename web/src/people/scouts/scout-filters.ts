import { allPlayerRoles } from '@trattativa/domain/people/player-roles';
import { regions } from '@trattativa/domain/platform/regions';
import { countFilters, type FilterSchema, type Filters } from '../../ui/address-filters.ts';
import type { Sort } from '../../ui/list/column.ts';
import type { ScoutPlayersQuery } from './scouts.queries.ts';

/** The filters of the players' list as the address spells them. */
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

/** What the list is and how it is ordered, beside what is filtered: clearing the filters leaves it. */
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

/** Which of the three lists the address names. */
export function tabOf({ tab }: ScoutView): ScoutTab {
  return scoutTabs.find((known) => known === tab) ?? 'all';
}

/** The order that the address names; null is the list's own. */
export function sortOf({ sort, down }: ScoutView): Sort | null {
  return sorts.some((known) => known === sort) ? { by: sort, descending: down } : null;
}

/** What the service is asked; what an edited address holds beyond the service's limits counts as not filtered. */
export function scoutQuery(filters: ScoutFilters, view: ScoutView): ScoutPlayersQuery {
  const tab = tabOf(view);
  const sort = sortOf(view) ?? (tab === 'evaluations' ? { by: 'evaluated', descending: true } : null);
  const within = <Id extends number>(id: number | null, least: number, most: number) =>
    id !== null && id >= least && id <= most ? (id as Id) : undefined;
  const yesNo = (value: string) => (value === 'yes' || value === 'no' ? value === 'yes' : undefined);
  const query: ScoutPlayersQuery = {
    text: filters.text.trim().slice(0, 80) || undefined,
    // 0 stands for all roles (spec §3)
    role: within(filters.role, 1, 11),
    ageFrom: within(filters.ageFrom, 0, 99),
    ageTo: within(filters.ageTo, 0, 99),
    level: within(filters.level, 0, 15),
    country: /^[A-Z]{2}$/.test(filters.country) ? filters.country : undefined,
    region: regions.find((key) => key === filters.region),
    foot: within(filters.foot, 0, 2),
    heightFrom: within(filters.heightFrom, 100, 250),
    heightTo: within(filters.heightTo, 100, 250),
    inShortlist: tab === 'shortlists' ? true : yesNo(filters.listed),
    shortlistId: tab === 'shortlists' && view.list !== null && view.list > 0 ? view.list : undefined,
    evaluated: tab === 'evaluations' ? true : yesNo(filters.evaluated),
    ...(sort && { sort: sort.by as ScoutPlayersQuery['sort'], descending: sort.descending }),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** How many filters are set; the search field shows itself. */
export function countScoutFilters(filters: ScoutFilters): number {
  return countFilters(filters.role === allPlayerRoles ? { ...filters, role: null } : filters, ['text']);
}
