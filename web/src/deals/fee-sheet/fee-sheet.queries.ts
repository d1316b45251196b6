import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { feeSheetKeys } from './fee-sheet-keys.ts';

/** Who acts for whom in a negotiation, and every figure; asked for only if `isAsked`. */
export function useFeeSheet(negotiationId: number, isAsked = true) {
  return useQuery({
    queryKey: [...feeSheetKeys.deal, negotiationId],
    queryFn: ({ signal }) => call('Negotiation/GetFeeSheet', { negotiationId }, { signal }),
    enabled: isAsked,
  });
}
