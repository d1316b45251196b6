import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { invoicesKeys } from './invoices-keys.ts';

export type InvoicesQuery = Omit<Api['Invoice/GetTeamInvoices']['input'], 'limit' | 'cursor'>;

/** The invoices that fit, page after page; a new filter keeps the old rows until its own arrive. */
export function useInvoices(query: InvoicesQuery) {
  return useInfiniteQuery({
    queryKey: [...invoicesKeys.list, query],
    queryFn: ({ pageParam, signal }) =>
      call('Invoice/GetTeamInvoices', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

export function useInvoice(invoiceId: number) {
  return useQuery({
    queryKey: [...invoicesKeys.one, invoiceId],
    queryFn: ({ signal }) => call('Invoice/GetTeamInvoice', { invoiceId }, { signal }),
  });
}

/** What is or will be invoiced for a negotiation. */
export function useNegotiationCharge(negotiationId: number) {
  return useQuery({
    queryKey: [...invoicesKeys.charge, negotiationId],
    queryFn: ({ signal }) => call('Invoice/GetNegotiationCharge', { negotiationId }, { signal }),
  });
}
