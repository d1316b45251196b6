import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { invoicesKeys } from './invoices-keys.ts';

/** Account or club whose billing details they are; neither: one's own. */
export interface Billed {
  accountId?: number;
  teamId?: number;
}

export function useBillingDetails(billed: Billed) {
  return useQuery({
    queryKey: [...invoicesKeys.details, billed],
    queryFn: ({ signal }) => call('Invoice/GetBillingDetails', billed, { signal }),
    // The form begins with what is saved, not with what was.
    staleTime: 0,
    gcTime: 0,
  });
}

/** How many electronic invoices of a month are ready, and which documents lack something. */
export function useElectronicMonth(month: { year: number; month: number }) {
  return useQuery({
    queryKey: [...invoicesKeys.month, month],
    queryFn: ({ signal }) => call('Invoice/GetElectronicMonth', month, { signal }),
    staleTime: 0,
  });
}
