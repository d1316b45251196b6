import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { worthKeys } from './worth.live.ts';

/** What the reader's portfolio is worth by what the reader states, and by similar signed deals. */
export function usePortfolioWorth() {
  return useQuery({
    queryKey: worthKeys.value,
    queryFn: ({ signal }) => call('Agent/GetPortfolioWorth', {}, { signal }),
  });
}

/** What the reader's open deals would bring. */
export function usePotentialRevenue() {
  return useQuery({
    queryKey: worthKeys.revenue,
    queryFn: ({ signal }) => call('Agent/GetPotentialRevenue', {}, { signal }),
  });
}
