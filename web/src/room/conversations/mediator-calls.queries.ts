import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';

const mediatorCallsKey = ['conversations', 'mediatorCalls'] as const;

/** Staff's queue. */
export const mediatorCalls = queryOptions({
  queryKey: mediatorCallsKey,
  queryFn: ({ signal }) => call('Whatchat/GetMediatorCalls', {}, { signal }),
});
