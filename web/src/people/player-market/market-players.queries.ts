import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { playersKeys } from '../players/players-keys.ts';

const pageSize = 100;

export type MarketQuery = Omit<Api['Player/GetPlayers']['input'], 'limit' | 'cursor'>;

/** Players across portfolios, page after page. Beside the portfolio in the cache: what changes one changes the other. */
export function useMarketPlayers(query: MarketQuery) {
  return useInfiniteQuery({
    queryKey: [...playersKeys.portfolio, 'market', query],
    queryFn: ({ pageParam, signal }) =>
      call('Player/GetPlayers', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** Players as they came, page after page: those of this platform's registration, the others, or all of them. */
export function useArrivals(fromTransfer: boolean | undefined) {
  return useInfiniteQuery({
    queryKey: ['players', 'arrivals', fromTransfer ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(
        'Player/GetPlayerTransfersReport',
        { fromTransfer, limit: pageSize, cursor: pageParam },
        { signal },
      ),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}
