import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { registrationsKeys } from './registrations.live.ts';

/** With whom a player is, was and will be registered, the latest first. */
export function useRegistrations(playerId: number) {
  return useQuery({
    queryKey: [...registrationsKeys.ofPlayer, playerId],
    queryFn: ({ signal }) => call('Registration/GetPlayerRegistrations', { playerId }, { signal }),
  });
}

/** As `useRegistrations`, of a member of coaching staff. */
export function useStaffRegistrations(coachingStaffId: number) {
  return useQuery({
    queryKey: [...registrationsKeys.ofStaff, coachingStaffId],
    queryFn: ({ signal }) =>
      call('Registration/GetCoachingStaffRegistrations', { coachingStaffId }, { signal }),
  });
}
