import type { playerCareerEndpoints } from '@trattativa/contract/people/players/career-endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { listCareerEntries, setAnswer } from '../career-entries/career-entries.repository.ts';
import { accessPlayer } from '../players/access-player.ts';
import { recordPlayerEvent } from '../players/record-player-event.ts';
import { canVerifyFigures, presentCareer } from './present-career.ts';

type Verify = CallOf<typeof playerCareerEndpoints.verifyPlayerFigures>;
type Refuse = CallOf<typeof playerCareerEndpoints.refusePlayerFigures>;
type Answer = 'verified' | 'unverified' | 'refused';

/**
 * The club of a career entry confirms the figures that it saw, or takes that back. Not a change of the profile: it stays as fresh as
 * it was. Throws `NOT_FOUND`, `FORBIDDEN` for career entries of other clubs and figures of the own side, `CHANGED_MEANWHILE`.
 */
export function verifyPlayerFigures(
  services: Services,
  call: Verify,
): Promise<OutputOf<typeof playerCareerEndpoints.verifyPlayerFigures>> {
  return answerFigures(services, call, call.input.verified ? 'verified' : 'unverified');
}

/** The club of a career entry says that it does not confirm the figures; a confirmation ends. Throws as `verifyPlayerFigures`. */
export function refusePlayerFigures(
  services: Services,
  call: Refuse,
): Promise<OutputOf<typeof playerCareerEndpoints.refusePlayerFigures>> {
  return answerFigures(services, call, 'refused');
}

function answerFigures(services: Services, call: Verify | Refuse, answer: Answer) {
  const { actor, input } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const player = await accessPlayer(services, tx, actor, input.playerId);
    const career = await listCareerEntries(tx, player.id);
    const careerEntry = career.find(({ id }) => id === input.experienceId);
    if (!careerEntry) throw new AppError('NOT_FOUND');
    if (!canVerifyFigures(actor, player, careerEntry) || actor.teamId === null)
      throw new AppError('FORBIDDEN');
    const target = {
      id: careerEntry.id,
      playerId: player.id,
      teamId: actor.teamId,
      figuresAt: new Date(input.figuresAt),
    };
    const said = {
      verifiedAt: answer === 'verified' ? at : null,
      refusedAt: answer === 'refused' ? at : null,
    };
    if (!(await setAnswer(tx, target, said)))
      throw new AppError('CHANGED_MEANWHILE', { current: presentCareer(services, player, career, actor) });
    const before = careerEntry.verified_at ? 'verified' : careerEntry.refused_at ? 'refused' : 'unverified';
    if (answer !== before)
      await recordPlayerEvent(tx, {
        type: 'player.figuresVerified',
        playerId: player.id,
        teamId: actor.teamId,
        verified: answer === 'verified',
        actorId: actor.accountId,
        at,
      });
    return {
      message: translate(call.language, `player-career:feedback.${answer}`),
      career: presentCareer(services, player, await listCareerEntries(tx, player.id), actor),
    };
  });
}
