import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { paymentsKeys } from './payments-keys.ts';

export type PaymentsQuery = Omit<Api['Payment/GetPayments']['input'], 'limit' | 'cursor'>;

/** The payments that fit, page after page; a new filter keeps the old rows until its own arrive. */
export function usePayments(query: PaymentsQuery) {
  return useInfiniteQuery({
    queryKey: [...paymentsKeys.list, query],
    queryFn: ({ pageParam, signal }) =>
      call('Payment/GetPayments', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** A confirmation that is late is asked for again by itself while its page is open. */
const askAgainMs = 5000;

/** A payment after coming back from the provider's page; the service asks the provider about one that is open. */
export function usePaymentReturn(paymentId: number) {
  return useQuery({
    queryKey: [...paymentsKeys.one, paymentId],
    queryFn: ({ signal }) => call('Payment/GetPaymentReturn', { paymentId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.payment.status === 'pending' ? askAgainMs : false),
  });
}
