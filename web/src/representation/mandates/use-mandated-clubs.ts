import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { mandatesKeys } from './mandates-keys.ts';

/** The clubs for which the reader may publish requests today; asked for agents only. */
export function useMandatedClubs() {
  const { kind } = useUser();
  return useQuery({
    queryKey: [...mandatesKeys.clubs, {}],
    queryFn: async ({ signal }) => (await call('Mandate/GetMandatedClubs', {}, { signal })).items,
    enabled: kind === 'agent' || kind === 'premium',
  });
}
