import { applicationEndpoints } from '@trattativa/contract/market/applications/endpoints';
import type { Call } from '../../platform/http/call.ts';
import { routesOf } from '../../platform/http/routes.ts';
import type { Services } from '../../platform/services.ts';
import { addCandidateNote, deleteCandidateNote, shortlistCandidate } from './annotate-candidate.ts';
import { apply } from './apply.ts';
import { countWaiting } from './candidates.repository.ts';
import { comparePlayers } from './compare-players.ts';
import { getCandidate, listCandidates, listMyApplications } from './get-candidates.ts';
import { getImportSources, readPlayerPage } from './read-player-page.ts';
import { updateCandidateStatus } from './update-candidate-status.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const applicationRoutes = routesOf(applicationEndpoints, {
  apply,
  getImportSources,
  readPlayerPage,
  getMyApplications: listMyApplications,
  withdrawApplication,
  getCandidates: listCandidates,
  countWaitingCandidates,
  getCandidate,
  moveCandidate: updateCandidateStatus,
  shortlistCandidate,
  addCandidateNote,
  deleteCandidateNote,
  comparePlayers,
});

/**
 * The number of pending candidates of the club, and the request of the one who waits longest; null when none
 * waits.
 */
function countWaitingCandidates(
  services: Services,
  call: Call<object>,
): Promise<{ count: number; requestId: number | null }> {
  return countWaiting(services.db, call.actor.teamId ?? 0);
}
