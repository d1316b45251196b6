import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { dashboardKeys } from '../dashboard.live.ts';

/** The steps of a new account; none when they are over. Read anew whenever the first screen opens. */
export function useFirstSteps() {
  const { kind } = useUser();
  return useQuery({
    queryKey: dashboardKeys.firstSteps,
    queryFn: ({ signal }) => call('Onboarding/GetFirstSteps', {}, { signal }),
    enabled: kind !== 'staff' && kind !== 'admin',
    refetchOnMount: 'always',
  });
}
