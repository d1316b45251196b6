import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { commissionsKeys } from './commissions-keys.ts';

export type InstalmentsQuery = Omit<Api['Commission/GetInstalments']['input'], 'limit' | 'cursor'>;

/** The instalments that fit, page after page; a new filter keeps the old rows until its own arrive. */
export function useInstalments(query: InstalmentsQuery) {
  return useInfiniteQuery({
    queryKey: [...commissionsKeys.list, query],
    queryFn: ({ pageParam, signal }) =>
      call('Commission/GetInstalments', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

export function useCommission(commissionId: number) {
  return useQuery({
    queryKey: [...commissionsKeys.one, commissionId],
    queryFn: ({ signal }) => call('Commission/GetCommission', { commissionId }, { signal }),
  });
}

/** The commission of a negotiation. */
export function useNegotiationCommission(negotiationId: number) {
  return useQuery({
    queryKey: [...commissionsKeys.deal, negotiationId],
    queryFn: ({ signal }) => call('Commission/GetNegotiationCommission', { negotiationId }, { signal }),
  });
}

/** Expected, late and received, by month. */
export function useCommissionCash() {
  return useQuery({
    queryKey: commissionsKeys.cash,
    queryFn: ({ signal }) => call('Commission/GetCommissionCash', {}, { signal }),
  });
}
