import { useQuery } from '@tanstack/react-query';
import type { PlatformLimits } from '@trattativa/contract/identity/settings/settings';
import { defaultLimits } from '@trattativa/domain/identity/default-limits';
import { call } from '../../platform/api/call.ts';
import { setChunkTimeout } from '../../platform/chunks/load-chunk.ts';
import { limitsKeys } from './limits-keys.ts';

/**
 * The figures that an administrator can change and screens hold too: recipients at once, lengths, intervals. The defaults
 * until they are known; a change is heard of at once (`limits.live.ts`). The service holds them whatever a screen believes.
 */
export function usePlatformLimits(): PlatformLimits {
  const { data } = useQuery({
    queryKey: limitsKeys.all,
    queryFn: async ({ signal }) => {
      const { limits } = await call('Account/GetPublicSettings', {}, { signal });
      setChunkTimeout(limits.web.chunkTimeoutSeconds);
      return limits;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? defaultLimits;
}
