import { useQueryClient } from '@tanstack/react-query';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import type { ClubRejectionReason } from '@trattativa/domain/market/candidate-rejection-reasons';
import { type CandidateStatus, candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showFailure } from '../../../ui/feedback/show-failure.ts';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { applicationsKeys } from '../applications-keys.ts';

/** The ability required for a move to a column. */
export const abilityTo = {
  [candidateStatus.pending]: 'takeBack',
  [candidateStatus.signed]: 'sign',
  [candidateStatus.rejected]: 'reject',
  [candidateStatus.active]: 'activate',
} as const;

/**
 * Moves a candidate, with the version on screen. If somebody else was first, the board shows the new state.
 * `move` returns whether the candidate was moved.
 */
export function useMoveCandidate() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function move(
    candidate: Candidate,
    status: CandidateStatus,
    why: { reason: ClubRejectionReason; reasonText: string } | null = null,
  ): Promise<boolean> {
    setBusy(true);
    try {
      const { id: candidateId, version } = candidate;
      const done = await call('Candidate/MoveCandidate', { candidateId, version, status, ...why });
      showDone(done.message);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: applicationsKeys.column });
      await client.invalidateQueries({ queryKey: [...applicationsKeys.one, candidate.id] });
      setBusy(false);
    }
  }

  return { move, busy };
}
