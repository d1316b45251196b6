import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { trialKeys } from './trials.live.ts';

/** The trial of a negotiation, and what the reader may do with it. */
export function useTrial(negotiationId: number) {
  return useQuery({
    queryKey: [...trialKeys.one, negotiationId],
    queryFn: ({ signal }) => call('Trial/GetTrial', { negotiationId }, { signal }),
  });
}
