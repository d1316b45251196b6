import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { moveKinds } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { figureLimits } from '@trattativa/domain/people/players/season-figures';
import { type Skill, skills as skillIds } from '@trattativa/domain/people/players/skills';
import { ages, heightCm } from '@trattativa/domain/people/record-limits';
import { idOf } from '@trattativa/domain/platform/named-ids';
import { euros } from '@trattativa/domain/platform/number-limits';
import { isValidPlainDate } from '@trattativa/domain/platform/plain-date';
import { regions } from '@trattativa/domain/platform/regions';
import type { z } from 'zod';
import {
  countryIn,
  type FilterSchema,
  type Filters,
  numberIn,
  searchText,
  yesOrNo,
} from '../../filters-in-address.ts';
import type { portfolioFilter } from './portfolio-filter.ts';

/** The filters and the order as the calls of portfolios and of the market take them. */
export type PortfolioQuery = Omit<z.input<z.ZodObject<typeof portfolioFilter>>, 'limit' | 'cursor'>;

/** The sortable fields of the portfolio; the default order is by last change. */
export const portfolioSorts = ['name', 'age', 'role', 'height', 'salary', 'value'] as const;

/** The filters of the portfolio, as parameters of the address. */
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
  place: 'text',
  minutes: 'number',
  salaryFrom: 'number',
  salaryTo: 'number',
  valueFrom: 'number',
  valueTo: 'number',
  skills: 'numbers',
  profile: 'text',
  ends: 'text',
  open: 'text',
} as const satisfies FilterSchema;

/** Instead of a day on which contracts end at the latest: those whose players may sign elsewhere now. */
export const endsForSigning = 'now';

export type PortfolioFilters = Filters<typeof portfolioFilters>;

/** Layout and order: clearing the filters keeps them. */
export const portfolioView = { sort: 'text', down: 'flag', view: 'text' } as const satisfies FilterSchema;

export type PortfolioView = Filters<typeof portfolioView>;

/** The completeness of a record, as named by the service. */
export const completeness = ['incomplete', 'obsolete', 'complete'] as const;

/** The order in the address. Null: by last change. */
export function sortOf({ sort, down }: PortfolioView): { by: string; descending: boolean } | null {
  return portfolioSorts.some((known) => known === sort) ? { by: sort, descending: down } : null;
}

/** The filters as the service takes them. Values beyond the service's limits are ignored. */
export function portfolioQuery(filters: PortfolioFilters, view: PortfolioView): PortfolioQuery {
  const sort = sortOf(view);
  const skills = [...new Set(filters.skills)].filter((id): id is Skill => idOf(skillIds, id) !== undefined);
  const query: PortfolioQuery = {
    text: searchText(filters.text),
    // 0 means all roles (spec §3).
    role: idOf(playerRoles, filters.role),
    ageFrom: numberIn(ages, filters.ageFrom),
    ageTo: numberIn(ages, filters.ageTo),
    foot: idOf(feet, filters.foot),
    contractualStatus: idOf(contractualStatuses, filters.contract),
    level: idOf(levels, filters.level),
    nationality: countryIn(filters.nationality),
    immediateAvailability: filters.available || undefined,
    secondaryRole: idOf(playerRoles, filters.secondary),
    region: regions.find((region) => region === filters.region),
    heightFrom: numberIn(heightCm, filters.heightFrom),
    heightTo: numberIn(heightCm, filters.heightTo),
    euPassport: yesOrNo(filters.eu),
    nonEuPlace: yesOrNo(filters.place),
    minutesFrom: numberIn(figureLimits.minutes, filters.minutes),
    salaryFrom: numberIn(euros, filters.salaryFrom),
    salaryTo: numberIn(euros, filters.salaryTo),
    valueFrom: numberIn(euros, filters.valueFrom),
    valueTo: numberIn(euros, filters.valueTo),
    skills: skills.length > 0 ? skills : undefined,
    completeness: completeness.find((kind) => kind === filters.profile),
    contractUntil: isValidPlainDate(filters.ends) ? filters.ends : undefined,
    maySign: filters.ends === endsForSigning || undefined,
    openTo: moveKinds.find((kind) => kind === filters.open),
    ...(sort && { sort: sort.by as PortfolioQuery['sort'], descending: sort.descending }),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
