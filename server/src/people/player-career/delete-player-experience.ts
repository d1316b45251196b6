import type { playerCareerEndpoints } from '@trattativa/contract/people/players/career-endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { deleteCareerEntry, listCareerEntries } from '../career-entries/career-entries.repository.ts';
import { accessPlayerToEdit } from '../players/access-player.ts';
import { recordPlayerChanged } from '../players/record-player-event.ts';
import { presentCareer } from './present-career.ts';

/** Deletes a career entry of the career. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function deletePlayerExperience(
  services: Services,
  call: CallOf<typeof playerCareerEndpoints.deletePlayerExperience>,
): Promise<OutputOf<typeof playerCareerEndpoints.deletePlayerExperience>> {
  const { actor, input } = call;
  return services.db.transaction().execute(async (tx) => {
    const player = await accessPlayerToEdit(services, tx, actor, input.playerId);
    await recordPlayerChanged(tx, player.id, services.clock.now(), actor.accountId);
    if (!(await deleteCareerEntry(tx, input.experienceId, player.id))) throw new AppError('NOT_FOUND');
    return {
      message: translate(call.language, 'player-career:feedback.deleted'),
      career: presentCareer(services, player, await listCareerEntries(tx, player.id), actor),
    };
  });
}
