import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { transferKeys } from './transfers.live.ts';

/** The transfers of the reader's club, page by page. */
export function useTransfers() {
  return useInfiniteQuery({
    queryKey: [...transferKeys.list, {}],
    queryFn: ({ pageParam, signal }) =>
      call('Transfer/GetTransfers', { limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}

export function useTransfer(transferId: number) {
  return useQuery({
    queryKey: [...transferKeys.one, transferId],
    queryFn: ({ signal }) => call('Transfer/GetTransfer', { transferId }, { signal }),
  });
}

/** What the reader may know of the clubs' agreement about a negotiation's player. */
export function useTransferOfNegotiation(negotiationId: number) {
  return useQuery({
    queryKey: [...transferKeys.ofNegotiation, negotiationId],
    queryFn: ({ signal }) => call('Transfer/GetTransferOfNegotiation', { negotiationId }, { signal }),
  });
}
