import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { mediatorCallsKey } from './conversations.live.ts';

/** The staff's queue of calls for a mediator. */
export function useMediatorCalls() {
  return useQuery({
    queryKey: mediatorCallsKey,
    queryFn: ({ signal }) => call('Whatchat/GetMediatorCalls', {}, { signal }),
  });
}
