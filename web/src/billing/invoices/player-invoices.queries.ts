import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { invoicesKeys } from './invoices-keys.ts';

export type PlayerInvoicesQuery = Omit<Api['Invoice/GetPlayerInvoices']['input'], 'limit' | 'cursor'>;

/** The invoices to players that fit, page after page; a new filter keeps the old rows until its own arrive. */
export function usePlayerInvoices(query: PlayerInvoicesQuery) {
  return useInfiniteQuery({
    queryKey: [...invoicesKeys.playerList, query],
    queryFn: ({ pageParam, signal }) =>
      call('Invoice/GetPlayerInvoices', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

export function usePlayerInvoice(playerInvoiceId: number) {
  return useQuery({
    queryKey: [...invoicesKeys.playerOne, playerInvoiceId],
    queryFn: ({ signal }) => call('Invoice/GetPlayerInvoice', { playerInvoiceId }, { signal }),
  });
}
