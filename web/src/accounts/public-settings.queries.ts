import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/call.ts';

/** What the service tells everybody: the demo logins, while the demo market is loaded. */
export function usePublicSettings() {
  return useQuery({
    queryKey: ['accounts', 'publicSettings', {}],
    queryFn: ({ signal }) => call('Account/GetPublicSettings', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
