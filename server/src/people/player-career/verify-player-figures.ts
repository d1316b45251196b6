import type { playerCareerEndpoints } from '@trattativa/contract/people/players/career-endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from '../players/access-player.ts';
import { recordPlayerEvent } from '../players/record-player-event.ts';
import { listExperiences, setVerified } from './experiences.repository.ts';
import { canVerifyFigures, presentCareer } from './present-career.ts';

/**
 * The club of a station confirms the figures that it saw, or takes that back. Not a change of the profile: it stays as fresh as
 * it was. Throws `NOT_FOUND`, `FORBIDDEN` for stations of other clubs and figures of the own side, `CHANGED_MEANWHILE`.
 */
export async function verifyPlayerFigures(
  services: Services,
  call: CallOf<typeof playerCareerEndpoints.verifyPlayerFigures>,
): Promise<OutputOf<typeof playerCareerEndpoints.verifyPlayerFigures>> {
  const { actor, input } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const player = await accessPlayer(services, tx, actor, input.playerId);
    const career = await listExperiences(tx, player.id);
    const station = career.find(({ id }) => id === input.experienceId);
    if (!station) throw new AppError('NOT_FOUND');
    if (!canVerifyFigures(actor, player, station) || actor.teamId === null) throw new AppError('FORBIDDEN');
    const target = {
      id: station.id,
      playerId: player.id,
      teamId: actor.teamId,
      figuresAt: new Date(input.figuresAt),
    };
    if (!(await setVerified(tx, target, input.verified ? at : null)))
      throw new AppError('CHANGED_MEANWHILE', { current: presentCareer(player, career, actor) });
    if (input.verified !== (station.verified_at !== null))
      await recordPlayerEvent(tx, {
        type: 'player.figuresVerified',
        playerId: player.id,
        teamId: actor.teamId,
        verified: input.verified,
        actorId: actor.accountId,
        at,
      });
    return {
      message: translate(
        call.language,
        input.verified ? 'player-career:feedback.verified' : 'player-career:feedback.unverified',
      ),
      career: presentCareer(player, await listExperiences(tx, player.id), actor),
    };
  });
}
