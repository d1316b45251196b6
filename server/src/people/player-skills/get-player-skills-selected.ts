import type { playerSkillsEndpoints } from '@trattativa/contract/people/players/skills-endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from '../players/access-player.ts';
import { canEditPlayer } from '../players/players.policy.ts';
import { findSelectedSkills } from './player-skills.repository.ts';

/** The skills that a player is known for. Throws `NOT_FOUND`. */
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
