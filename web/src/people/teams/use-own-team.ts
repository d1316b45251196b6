import { useUser } from '../../platform/login/use-session.ts';
import { useTeam } from './teams.queries.ts';

/** The club that who is logged in acts for. */
export function useOwnTeam() {
  return useTeam(useUser().profileId);
}
