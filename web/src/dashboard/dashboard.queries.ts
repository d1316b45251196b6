import { useQuery } from '@tanstack/react-query';
import { negotiationStatus } from '@trattativa/contract/catalogue/negotiation-statuses';
import { requestStatus } from '@trattativa/contract/catalogue/request-statuses';
import { call } from '../platform/api/call.ts';
import { dashboardKeys } from './dashboard-keys.ts';

const { pending, sent, viewed, trial } = negotiationStatus;

/** How many negotiations are under way. */
export function useOngoingCount(enabled: boolean) {
  return useQuery({
    queryKey: [...dashboardKeys.negotiations, 'ongoing'],
    queryFn: async ({ signal }) => {
      const statuses = [pending, sent, viewed, trial];
      return (await call('Negotiation/GetNegotiations', { statuses, limit: 1 }, { signal })).total;
    },
    enabled,
  });
}

/** How many negotiations wait on the reader. */
export function useTurnCount(enabled: boolean) {
  return useQuery({
    queryKey: [...dashboardKeys.negotiations, 'turns'],
    queryFn: async ({ signal }) =>
      (await call('Negotiation/GetNegotiations', { myTurn: true, limit: 1 }, { signal })).total,
    enabled,
  });
}

/** How many requests of the club are active. */
export function useOwnRequestCount(enabled: boolean) {
  return useQuery({
    queryKey: [...dashboardKeys.requests, {}],
    queryFn: async ({ signal }) => {
      const active = { box: 'own', status: requestStatus.active, limit: 1 } as const;
      return (await call('Request/GetRequests', active, { signal })).total;
    },
    enabled,
  });
}

/** How many matches of each kind there are; each is exact up to a thousand. */
export function useMatchCounts(enabled: boolean) {
  return useQuery({
    queryKey: [...dashboardKeys.matchCounts, {}],
    queryFn: ({ signal }) => call('Matching/GetMatchCounts', {}, { signal }),
    enabled,
  });
}

const shownMatches = 3;

/** The best matches: exact ones first, filled up with potential ones. */
export function useBestMatches(enabled: boolean) {
  return useQuery({
    queryKey: [...dashboardKeys.bestMatches, {}],
    queryFn: async ({ signal }) => {
      const exact = await call('Matching/GetMatches', { kind: 'exact', limit: shownMatches }, { signal });
      if (exact.items.length === shownMatches) return exact.items;
      const limit = shownMatches - exact.items.length;
      const potential = await call('Matching/GetMatches', { kind: 'potential', limit }, { signal });
      return [...exact.items, ...potential.items];
    },
    enabled,
  });
}
