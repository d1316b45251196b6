import type { applicationEndpoints } from '@trattativa/contract/market/applications/endpoints';

import { type CandidateStatus, candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { findTransition } from '@trattativa/domain/market/candidate-transitions';
import { translate } from '@trattativa/texts/translate';
import { lockPerson } from '../../people/players.ts';
import { registerSigning } from '../../people/registrations.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { agreedContract } from '../agreed-contract.ts';
import { assertRolesOfSigning } from '../roles-of-signing.ts';
import { accessBoardCandidate, changedMeanwhile } from './access-candidate.ts';
import { type CandidateMove, moveCandidate } from './move-candidate.ts';
import { assertCandidateAllowed } from './protected-candidate.ts';
import { readCandidate } from './read-candidates.ts';

const outcomes: Record<CandidateStatus, CandidateMove['event']> = {
  [candidateStatus.pending]: 'candidate.takenBack',
  [candidateStatus.active]: 'candidate.activated',
  [candidateStatus.signed]: 'candidate.signed',
  [candidateStatus.rejected]: 'candidate.rejected',
};

/**
 * The club's side moves a candidate to another status; signing takes the player off the market. Throws
 * `NOT_FOUND`, `CHANGED_MEANWHILE` with the present state, `TRANSITION_NOT_ALLOWED`, `REASON_REQUIRED` (a
 * rejection needs a reason, `other` a text), `MINOR_PROTECTED` (an older candidate whom no agent may propose is only rejected),
 * `ALREADY_REGISTERED`, `SIGNATURE_NOT_ALLOWED`, `FEE_SHEET_NOT_AGREED` (an agent of both sides to whom not everybody agreed).
 */
export async function updateCandidateStatus(
  services: Services,
  call: CallOf<typeof applicationEndpoints.moveCandidate>,
): Promise<OutputOf<typeof applicationEndpoints.moveCandidate>> {
  const { actor, input } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { candidate, side } = await accessBoardCandidate(tx, actor, input.candidateId);
    // The player before the candidate (docs/locking.md): a signature also ends what others have with the player.
    if (input.status === candidateStatus.signed) await lockPerson(tx, candidate.player_id);
    if (candidate.version !== input.version) throw await changedMeanwhile(tx, actor, candidate.id, at);
    const edge = findTransition(candidate, input.status, side);
    if (!edge) {
      const current = await readCandidate(tx, candidate, side, actor, at);
      throw new AppError('TRANSITION_NOT_ALLOWED', { current });
    }
    if (input.status !== candidateStatus.rejected)
      await assertCandidateAllowed(services, tx, call.language, candidate);
    const reason = edge.needs === 'reason' ? (input.reason ?? null) : null;
    const reasonText = reason === null ? '' : (input.reasonText ?? '');
    if (edge.needs === 'reason' && reason === null)
      throw fieldError('REASON_REQUIRED', ['reason'], 'required');
    if (reason === 'other' && reasonText === '')
      throw fieldError('REASON_REQUIRED', ['reasonText'], 'required');
    const to = { status: input.status, reason, reasonText };
    const move = { event: outcomes[input.status], by: side, actorId: actor.accountId, at } as const;
    const moved = await moveCandidate(tx, candidate, to, move);
    if (!moved) throw await changedMeanwhile(tx, actor, candidate.id, at);
    if (moved.status === candidateStatus.signed) {
      const { player_id: playerId, team_id: teamId } = moved;
      const deal = { candidateId: moved.id };
      await assertRolesOfSigning.get()(services, tx, actor, { teamId, playerId });
      await registerSigning(services, tx, {
        person: { playerId },
        teamId,
        deal,
        agreed: await agreedContract.get()(tx, deal, at),
        conditions: { documents: null, loan: null, fee: null, lifts: [] },
        actorId: actor.accountId,
        at,
        language: call.language,
      });
    }
    return {
      message: translate(call.language, 'feedback:candidateStatusUpdated'),
      candidate: await readCandidate(tx, moved, side, actor, at),
    };
  });
}
