import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import type { Team } from '@trattativa/contract/people/teams/team';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessTeam } from './access-team.ts';
import { presentTeamInfo } from './present-team.ts';
import { readTeam } from './read-team.ts';

/** One club's card. Another club's answers as if absent to a club. `advertisesInfo` never widens the answer. */
export async function getTeamInfo(services: Services, call: CallOf<typeof teamEndpoints.getTeamInfo>) {
  const team = await accessTeam(services.db, call.actor, call.input.teamId);
  return presentTeamInfo(team, call.actor);
}

/** One club's whole record, as far as the caller may see it. */
export async function getTeamData(
  services: Services,
  call: CallOf<typeof teamEndpoints.getTeamData>,
): Promise<Team> {
  const team = await accessTeam(services.db, call.actor, call.input.teamId);
  return readTeam(services.db, call.actor, team);
}
