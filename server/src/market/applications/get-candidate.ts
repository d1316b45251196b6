import type { CandidateDetails } from '@trattativa/contract/market/applications/candidate';
import type { applicationEndpoints } from '@trattativa/contract/market/applications/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessCandidate } from './access-candidate.ts';
import { isOfClub } from './applications.policy.ts';
import { listCandidateMoves, listCandidateNotes } from './candidates.repository.ts';
import { type CandidateRows, presentCandidateDetails } from './present-candidate.ts';
import { withPlayers } from './read-candidates.ts';

/** One candidate with its timeline; for the club's members with their notes. Throws `NOT_FOUND`. */
export async function getCandidate(
  services: Services,
  call: CallOf<typeof applicationEndpoints.getCandidate>,
): Promise<CandidateDetails> {
  const { actor } = call;
  const { candidate, side } = await accessCandidate(services.db, actor, call.input.candidateId);
  const [rows] = await withPlayers(services.db, [candidate]);
  const moves = await listCandidateMoves(services.db, candidate.id);
  const notes = isOfClub(actor, candidate) ? await listCandidateNotes(services.db, candidate.id) : null;
  return presentCandidateDetails(rows as CandidateRows, side, actor, { moves, notes }, services.clock.now());
}
