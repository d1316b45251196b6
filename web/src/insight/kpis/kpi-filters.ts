import type { Api } from '@trattativa/contract/api';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { idOf } from '@trattativa/domain/platform/named-ids';
import type { FilterSchema, Filters } from '../../ui/filter/address-filters.ts';

/** The filters of the screen, as written in the address. */
export const kpiFilters = {
  period: 'text',
  level: 'number',
  role: 'number',
  country: 'text',
} as const satisfies FilterSchema;

export type KpiFilters = Filters<typeof kpiFilters>;

/** The periods to choose from, all until today; the first is the default. */
export const kpiPeriods = ['halfYear', 'month', 'quarter', 'year', 'season', 'twoYears'] as const;
export type KpiPeriod = (typeof kpiPeriods)[number];

const days: Record<Exclude<KpiPeriod, 'season'>, number> = {
  month: 30,
  quarter: 90,
  halfYear: 182,
  year: 365,
  twoYears: 730,
};

export function periodOf(filters: Pick<KpiFilters, 'period'>): KpiPeriod {
  return kpiPeriods.find((known) => known === filters.period) ?? 'halfYear';
}

/** First and last day of a period that ends today; a season begins on 1 July. Days in UTC, like the service. */
export function daysOf(period: KpiPeriod, today: string): { from: string; to: string } {
  if (period === 'season') {
    const year = Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0);
    return { from: `${year}-07-01`, to: today };
  }
  const from = new Date(Date.parse(today) - (days[period] - 1) * 86_400_000);
  return { from: from.toISOString().slice(0, 10), to: today };
}

export type KpiQuery = Api['Kpi/GetNegotiationsByStatus']['input'];

/** The query to the service; values of an edited address that are not in the catalogues are ignored. */
export function kpiQuery(filters: KpiFilters, today: string): KpiQuery {
  const query: KpiQuery = daysOf(periodOf(filters), today);
  const level = levels.find((known) => known === filters.level);
  const role = idOf(playerRoles, filters.role);
  if (level !== undefined) query.level = level;
  if (role !== undefined) query.role = role;
  if (/^[A-Z]{2}$/.test(filters.country)) query.country = filters.country;
  return query;
}
