import { AppError } from '../platform/app-error.ts';
import type { Call } from '../platform/http/call.ts';
import type { Services } from '../platform/services.ts';
import { presentTeam } from './present-team.ts';
import { findTeam } from './teams.repository.ts';

/** One club. Another club's card answers as if absent to a club. `advertisesInfo` never widens the answer. */
export async function getTeamInfo(
  services: Services,
  call: Call<{ teamId: number; advertisesInfo?: boolean }>,
) {
  const { actor, input } = call;
  const team = await findTeam(services.db, input.teamId);
  if (!team || (actor.kind === 'team' && actor.teamId !== team.id)) throw new AppError('NOT_FOUND');
  return presentTeam(team, actor);
}
