import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import type { KpiQuery } from './kpi-filters.ts';

type PeriodCall = Exclude<Extract<keyof Api, `Kpi/${string}`>, 'Kpi/GetMatchesByKind'>;

/** One of the indicators; another period or filter keeps the old figures until its own are loaded. */
export function useKpi<Name extends PeriodCall>(name: Name, query: KpiQuery) {
  return useQuery({
    queryKey: ['kpis', name, query],
    queryFn: ({ signal }) => call(name, query, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The current matches: without period or filter. */
export function useMatchesKpi() {
  return useQuery({
    queryKey: ['kpis', 'Kpi/GetMatchesByKind'],
    queryFn: ({ signal }) => call('Kpi/GetMatchesByKind', {}, { signal }),
  });
}
