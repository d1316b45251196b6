import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { closingKeys } from './closing.live.ts';

/** What has to happen before the window closes, and the documents of a deal. */
export function useClosing(negotiationId: number) {
  return useQuery({
    queryKey: [...closingKeys.one, negotiationId],
    queryFn: ({ signal }) => call('Closing/GetClosing', { negotiationId }, { signal }),
  });
}
