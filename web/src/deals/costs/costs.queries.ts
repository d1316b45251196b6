import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { costsKeys } from './costs-keys.ts';

/** The operator's tariff for transaction costs. */
export function useCostTariff() {
  return useQuery({
    queryKey: costsKeys.tariff,
    queryFn: ({ signal }) => call('Negotiation/GetCostTariff', {}, { signal }),
  });
}

/** The transaction cost of a negotiation, as its club accepts it; asked for only if `isAsked`. */
export function useDealCost(negotiationId: number, isAsked = true) {
  return useQuery({
    queryKey: [...costsKeys.deal, negotiationId],
    queryFn: ({ signal }) => call('Negotiation/GetDealCost', { negotiationId }, { signal }),
    enabled: isAsked,
  });
}

/** The costs above the tariff that wait for staff. */
export function useCostsToAgree() {
  return useInfiniteQuery({
    queryKey: [...costsKeys.toAgree, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call('Negotiation/GetCostsToAgree', { limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}
