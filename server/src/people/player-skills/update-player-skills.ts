import type { playerSkillsEndpoints } from '@trattativa/contract/people/players/skills-endpoints';
import { translate } from '@trattativa/texts/translate';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayerToEdit } from '../players/access-player.ts';
import { setSelectedSkills } from '../players/players.repository.ts';
import { recordPlayerChanged } from '../players/record-player-event.ts';

/** Sets the skills selected for a player; matching compares them at once. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function updatePlayerSkills(
  services: Services,
  call: CallOf<typeof playerSkillsEndpoints.updatePlayerSkills>,
): Promise<OutputOf<typeof playerSkillsEndpoints.updatePlayerSkills>> {
  const { actor, input } = call;
  const skills = input.skills.toSorted((one, other) => one - other);
  await services.db.transaction().execute(async (tx) => {
    const player = await accessPlayerToEdit(services, tx, actor, input.playerId);
    await recordPlayerChanged(tx, player.id, services.clock.now(), actor.accountId);
    await setSelectedSkills(tx, player.id, skills);
  });
  return { message: translate(call.language, 'feedback:dataSaved'), skills };
}
