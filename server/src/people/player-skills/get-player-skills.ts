import type { SkillsEvaluations } from '@trattativa/contract/people/players/skills';
import type { playerSkillsEndpoints } from '@trattativa/contract/people/players/skills-endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from '../players/access-player.ts';
import { canEditPlayer } from '../players/players.policy.ts';
import { findSelectedSkills } from '../players/players.repository.ts';
import { readEvaluations } from './read-evaluations.ts';

/** The skills selected for a player. Throws `NOT_FOUND`. */
export async function getPlayerSkillsSelected(
  services: Services,
  call: CallOf<typeof playerSkillsEndpoints.getPlayerSkillsSelected>,
) {
  const player = await accessPlayer(services, services.db, call.actor, call.input.playerId);
  return {
    playerId: player.id,
    skills: await findSelectedSkills(services.db, player.id),
    can: { edit: canEditPlayer(call.actor, player) },
  };
}

/** The evaluations of a player's skills. Throws `NOT_FOUND`. */
export async function getPlayerSkillsEvaluations(
  services: Services,
  call: CallOf<typeof playerSkillsEndpoints.getPlayerSkillsEvaluations>,
): Promise<SkillsEvaluations> {
  const player = await accessPlayer(services, services.db, call.actor, call.input.playerId);
  return readEvaluations(services.db, player, call.actor);
}
