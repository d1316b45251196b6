import type { applicationEndpoints } from '@trattativa/contract/market/applications/endpoints';
import { isWithdrawable } from '@trattativa/domain/market/candidate-transitions';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessApplication, changedMeanwhile } from './access-candidate.ts';
import { deleteCandidate } from './candidate-changes.repository.ts';
import { listCandidateAudience } from './candidates.repository.ts';

/**
 * The player's side withdraws an application: it is deleted, and may be made again. Throws `NOT_FOUND`,
 * `CHANGED_MEANWHILE` with the present state, `TRANSITION_NOT_ALLOWED` for one that is signed or finally
 * rejected.
 */
export async function withdrawApplication(
  services: Services,
  call: CallOf<typeof applicationEndpoints.withdrawApplication>,
): Promise<OutputOf<typeof applicationEndpoints.withdrawApplication>> {
  const { actor, input } = call;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const candidate = await accessApplication(tx, actor, input.candidateId);
    if (candidate.version !== input.version) throw await changedMeanwhile(tx, actor, candidate.id, at);
    if (!isWithdrawable(candidate)) throw new AppError('TRANSITION_NOT_ALLOWED');
    const recipients = await listCandidateAudience(tx, candidate);
    if (!(await deleteCandidate(tx, candidate))) throw await changedMeanwhile(tx, actor, candidate.id, at);
    await recordEvent(tx, {
      type: 'application.withdrawn',
      data: {
        candidateId: candidate.id,
        requestId: candidate.request_id,
        playerId: candidate.player_id,
      },
      recipients,
      actorId: actor.accountId,
      at,
    });
  });
  return { message: translate(call.language, 'applications:withdrawn') };
}
