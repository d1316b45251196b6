import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import type { SignedDeal } from '../../people/signed-deal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockWaitingCandidates } from './candidates.repository.ts';
import { moveCandidate } from './move-candidate.ts';

/** When a player signs, the system rejects every other candidate of the player that is not decided, in id order. */
export async function rejectOtherCandidates(
  tx: Transaction,
  playerId: number,
  signed: SignedDeal,
  at: Date,
): Promise<void> {
  for (const candidate of await lockWaitingCandidates(tx, playerId)) {
    if ('candidateId' in signed && candidate.id === signed.candidateId) continue;
    const to = { status: candidateStatus.rejected, reason: 'signedElsewhere', reasonText: '' } as const;
    await moveCandidate(tx, candidate, to, { event: 'candidate.rejected', by: 'system', actorId: null, at });
  }
}
