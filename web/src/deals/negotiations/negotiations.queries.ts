import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { type NegotiationsQuery, negotiationKeys } from './negotiation-keys.ts';
import type { Proposed } from './start-negotiation-values.ts';

const pageSize = 50;

/** The negotiations that fit, page after page; a new filter keeps the old rows until its own arrive. */
export function useNegotiations(query: NegotiationsQuery) {
  return useInfiniteQuery({
    queryKey: [...negotiationKeys.list, query],
    queryFn: ({ pageParam, signal }) =>
      call('Negotiation/GetNegotiations', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** How many negotiations wait on the reader. */
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

/** To which of these clubs the person was proposed before; nothing is asked before both are chosen. */
export function useEarlierProposals(proposed: Proposed | null, teamIds: readonly number[]) {
  return useQuery({
    queryKey: ['negotiations', 'earlier', proposed, teamIds],
    queryFn: ({ signal }) =>
      call('Negotiation/GetEarlierProposals', { ...proposed, teamIds: [...teamIds] }, { signal }),
    enabled: proposed !== null && teamIds.length > 0,
    placeholderData: keepPreviousData,
  });
}
