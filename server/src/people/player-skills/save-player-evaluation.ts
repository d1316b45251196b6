import type { playerSkillsEndpoints } from '@trattativa/contract/people/players/skills-endpoints';
import { evaluatorRole } from '@trattativa/domain/people/evaluator-roles';
import { skills } from '@trattativa/domain/people/players/skills';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from '../players/access-player.ts';
import { ownsPlayer } from '../players/players.policy.ts';
import { recordPlayerChanged, recordPlayerEvent } from '../players/record-player-event.ts';
import { deleteOwnEvaluation, saveOwnEvaluation } from './evaluations.repository.ts';
import { findEvaluatorRole, readEvaluations } from './read-evaluations.ts';

/**
 * Saves the caller's evaluation of a player in place of an earlier one; without values it is deleted. It
 * changes the profile only when players evaluate themselves in their own record. Throws `NOT_FOUND`, and
 * `FORBIDDEN` for callers without an evaluator role.
 */
export async function savePlayerEvaluation(
  services: Services,
  call: CallOf<typeof playerSkillsEndpoints.savePlayerEvaluation>,
): Promise<OutputOf<typeof playerSkillsEndpoints.savePlayerEvaluation>> {
  const { actor, input } = call;
  const { accountId } = actor;
  const at = services.clock.now();
  const evaluations = await services.db.transaction().execute(async (tx) => {
    const player = await accessPlayer(services, tx, actor, input.playerId);
    const role = await findEvaluatorRole(tx, player, actor);
    if (role === null) throw new AppError('FORBIDDEN');
    if (ownsPlayer(actor, player) && role === evaluatorRole.player) {
      await recordPlayerChanged(tx, player.id, at, accountId);
    }
    if (input.values.length === 0) await deleteOwnEvaluation(tx, player.id, accountId);
    else {
      const marks = skills.map((skill) => input.values.find((mark) => mark.skill === skill)?.value ?? null);
      await saveOwnEvaluation(tx, { playerId: player.id, accountId, role, marks }, at);
    }
    await recordPlayerEvent(tx, { type: 'player.evaluated', playerId: player.id, actorId: accountId, at });
    return readEvaluations(tx, player, actor);
  });
  return { message: translate(call.language, 'feedback:dataSaved'), evaluations };
}
