import { allPlayerRoles } from '@trattativa/domain/people/player-roles';
import type { Skill } from '@trattativa/domain/people/skills';
import { regions } from '@trattativa/domain/platform/regions';
import { countFilters, type FilterSchema, type Filters } from '../../ui/address-filters.ts';
import type { Sort } from '../../ui/list/column.ts';
import type { PortfolioQuery } from './portfolio-calls.ts';
import { portfolioSorts } from './portfolio-sorts.ts';

/** The filters of the portfolio as the address spells them. */
export const portfolioFilters = {
  text: 'text',
  role: 'number',
  ageFrom: 'number',
  ageTo: 'number',
  foot: 'number',
  contract: 'number',
  level: 'number',
  nationality: 'text',
  available: 'flag',
  secondary: 'number',
  region: 'text',
  heightFrom: 'number',
  heightTo: 'number',
  eu: 'text',
  salaryFrom: 'number',
  salaryTo: 'number',
  valueFrom: 'number',
  valueTo: 'number',
  skills: 'numbers',
  profile: 'text',
} as const satisfies FilterSchema;

export type PortfolioFilters = Filters<typeof portfolioFilters>;

/** How the list is shown, beside what is in it: clearing the filters leaves it. */
export const portfolioView = { sort: 'text', down: 'flag', view: 'text' } as const satisfies FilterSchema;

export type PortfolioView = Filters<typeof portfolioView>;

const mostEuros = 1_000_000_000;

/** How complete a record is, as the service names it. */
export const completeness = ['incomplete', 'obsolete', 'complete'] as const;

const ages = { least: 0, most: 99 };

/** The order that the address names; null is the order of the last change. */
export function sortOf({ sort, down }: PortfolioView): Sort | null {
  return portfolioSorts.some((known) => known === sort) ? { by: sort, descending: down } : null;
}

/** What the service is asked; what an edited address holds beyond the service's limits counts as not filtered. */
export function portfolioQuery(filters: PortfolioFilters, view: PortfolioView): PortfolioQuery {
  const sort = sortOf(view);
  const skills = [...new Set(filters.skills)].filter((id): id is Skill => id >= 1 && id <= 40);
  const age = (years: number | null) =>
    years !== null && years >= ages.least && years <= ages.most ? years : undefined;
  const within = <Id extends number>(id: number | null, least: number, most: number) =>
    id !== null && id >= least && id <= most ? (id as Id) : undefined;
  const query: PortfolioQuery = {
    text: filters.text.trim().slice(0, 80) || undefined,
    // 0 stands for all roles (spec §3)
    role: within(filters.role, 1, 11),
    ageFrom: age(filters.ageFrom),
    ageTo: age(filters.ageTo),
    foot: within(filters.foot, 0, 2),
    contractualStatus: within(filters.contract, 0, 1),
    level: within(filters.level, 0, 15),
    nationality: /^[A-Z]{2}$/.test(filters.nationality) ? filters.nationality : undefined,
    immediateAvailability: filters.available || undefined,
    secondaryRole: within(filters.secondary, 1, 11),
    region: regions.find((region) => region === filters.region),
    heightFrom: within(filters.heightFrom, 100, 250),
    heightTo: within(filters.heightTo, 100, 250),
    euPassport: filters.eu === '1' ? true : filters.eu === '0' ? false : undefined,
    salaryFrom: within(filters.salaryFrom, 0, mostEuros),
    salaryTo: within(filters.salaryTo, 0, mostEuros),
    valueFrom: within(filters.valueFrom, 0, mostEuros),
    valueTo: within(filters.valueTo, 0, mostEuros),
    skills: skills.length > 0 ? skills : undefined,
    completeness: completeness.find((kind) => kind === filters.profile),
    ...(sort && { sort: sort.by as PortfolioQuery['sort'], descending: sort.descending }),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** How many filters are set; the search field shows itself. */
export function countPortfolioFilters(filters: PortfolioFilters): number {
  return countFilters(filters.role === allPlayerRoles ? { ...filters, role: null } : filters, ['text']);
}
