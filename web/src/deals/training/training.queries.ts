import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TrainingCategory } from '@trattativa/domain/people/rules/compensation/training-compensation';
import { call } from '../../platform/api/call.ts';

/** The deal whose training rewards are asked for: of a transfer its two clubs may ask. */
export type TrainingDeal = { negotiationId: number } | { transferId: number };

/** What the reader states instead of what the deal says. */
export interface TrainingAssumed {
  compensation?: number;
  newClubCategory?: TrainingCategory;
  contractYears?: number;
}

/** Asked anew whenever the panel is opened: terms and rules may have changed meanwhile. */
export function useTrainingRewards(deal: TrainingDeal, assumed: TrainingAssumed) {
  const input = { ...deal, ...assumed };
  return useQuery({
    queryKey: ['training', input],
    queryFn: ({ signal }) => call('Training/GetTrainingRewards', input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
