import { applicationEndpoints } from '@trattativa/contract/market/applications/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { addCandidateNote, deleteCandidateNote, shortlistCandidate } from './annotate-candidate.ts';
import { apply } from './apply.ts';
import { comparePlayers } from './compare-players.ts';
import { countWaitingCandidates } from './count-waiting-candidates.ts';
import { getCandidate } from './get-candidate.ts';
import { listCandidates, listMyApplications } from './list-candidates.ts';
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
