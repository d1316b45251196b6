import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { agentsKeys } from './agents.live.ts';

/** The reader's own licence. */
export function useLicence() {
  return useQuery({
    queryKey: agentsKeys.licence,
    queryFn: ({ signal }) => call('Agent/GetAgentLicence', {}, { signal }),
  });
}

/** The licences that staff have to check. */
export function useLicencesToCheck() {
  return useInfiniteQuery({
    queryKey: [...agentsKeys.licencesToCheck, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call('Agent/GetLicencesToCheck', { limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}
