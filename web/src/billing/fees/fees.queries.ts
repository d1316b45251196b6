import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { feesKeys } from './fees-keys.ts';

/** What agents take in a negotiation, and what the player agreed to. */
export function useDealFees(negotiationId: number) {
  return useQuery({
    queryKey: [...feesKeys.deal, negotiationId],
    queryFn: ({ signal }) => call('Commission/GetDealFees', { negotiationId }, { signal }),
  });
}
