import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { playersKeys } from '../players/players.live.ts';

export type MarketQuery = Omit<Api['Player/GetPlayers']['input'], 'limit' | 'cursor'>;

/** Players of all portfolios, page by page. The key begins like the portfolio's, so that a change invalidates both. */
export function useMarketPlayers(query: MarketQuery) {
  return useInfiniteQuery({
    queryKey: [...playersKeys.portfolio, 'market', query],
    queryFn: ({ pageParam, signal }) =>
      call('Player/GetPlayers', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** New players, page by page: those who registered here, those added by others, or all. */
export function useArrivals(fromTransfer: boolean | undefined) {
  return useInfiniteQuery({
    queryKey: [...playersKeys.arrivals, fromTransfer ?? null],
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
