import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { type NegotiationsQuery, negotiationKeys } from './negotiations.live.ts';
import type { Proposed } from './start/start-negotiation-values.ts';

/** The matching negotiations, page by page; a new filter keeps the old rows until its own are loaded. */
export function useNegotiations(query: NegotiationsQuery, enabled = true) {
  return useInfiniteQuery({
    queryKey: [...negotiationKeys.list, query],
    queryFn: ({ pageParam, signal }) =>
      call('Negotiation/GetNegotiations', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The number of negotiations in which it is the reader's turn. */
export function useTurnCount() {
  return useQuery({
    queryKey: [...negotiationKeys.turns, {}],
    queryFn: async ({ signal }) =>
      (await call('Negotiation/GetNegotiations', { myTurn: true, limit: 1 }, { signal })).total,
  });
}

export function useNegotiation(negotiationId: number) {
  return useQuery({
    queryKey: [...negotiationKeys.one, negotiationId],
    queryFn: ({ signal }) => call('Negotiation/GetNegotiation', { negotiationId }, { signal }),
  });
}

/** Clubs among these that received a proposal of the person before; disabled until both are chosen. */
export function useEarlierProposals(proposed: Proposed | null, teamIds: readonly number[]) {
  return useQuery({
    queryKey: [...negotiationKeys.earlier, proposed, teamIds],
    queryFn: ({ signal }) =>
      call('Negotiation/GetEarlierProposals', { ...proposed, teamIds: [...teamIds] }, { signal }),
    enabled: proposed !== null && teamIds.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Figures of the negotiations; another filter keeps the old ones until its own are loaded. */
export function useNegotiationsReport(query: Api['Negotiation/GetNegotiationsReport']['input']) {
  return useQuery({
    queryKey: [...negotiationKeys.report, query],
    queryFn: ({ signal }) => call('Negotiation/GetNegotiationsReport', query, { signal }),
    placeholderData: keepPreviousData,
  });
}
