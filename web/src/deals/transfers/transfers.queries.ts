import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Transfer } from '@trattativa/contract/deals/transfers/transfer';
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

/** What the rules say to the terms in force. */
export function useTransferCheck({ id, version }: Pick<Transfer, 'id' | 'version'>) {
  return useQuery({
    // Every version has terms of its own.
    queryKey: [...transferKeys.check, id, version],
    queryFn: ({ signal }) => call('Closing/CheckTransfer', { transferId: id }, { signal }),
    staleTime: 0,
  });
}
