import { attachmentKinds } from '../files/attachment-kinds.ts';
import { accountErasure } from '../identity/account-erasure.ts';
import {
  activeCandidate,
  activeRequest,
  rejectedCandidate,
  signedCandidate,
} from '../identity/deal-states.ts';
import { recordParts } from '../people/record-parts.ts';
import { teamRequests } from '../people/team-requests.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { applicationRoutes } from './applications/applications.routes.ts';
import { deleteCandidatesOf } from './applications/candidate-changes.repository.ts';
import { eraseApplications } from './applications/erase-applications.repository.ts';
import { purgeOldApplications } from './applications/jobs/purge-old-applications.ts';
import { reevaluateCandidates } from './applications/reactions/reevaluate-candidates.ts';
import { marketAttachments } from './attachments.ts';
import { sweepExactMatches } from './matching/jobs/sweep-exact-matches.ts';
import { matchingRoutes } from './matching/matching.routes.ts';
import { findExactMatches } from './matching/reactions/find-exact-matches.ts';
import { notifyClubs } from './matching/reactions/notify-clubs.ts';
import { eraseQuiz } from './onboarding/erase-quiz.repository.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import { offerQuizzes } from './onboarding/reactions/offer-quizzes.ts';
import { endRequestsOfTeam, eraseRequestDrafts } from './requests/erase-requests.repository.ts';
import { deliverRequest } from './requests/jobs/deliver-request.ts';
import { purgeDiscardedDrafts } from './requests/jobs/purge-discarded-drafts.ts';
import { deliverRequests } from './requests/reactions/deliver-requests.ts';
import { requestRoutes } from './requests/requests.routes.ts';
import { sqlCandidate, sqlRequest } from './sql-names.ts';

export const marketModule: ServerModule = {
  routes: [...applicationRoutes, ...matchingRoutes, ...onboardingRoutes, ...requestRoutes],
  reactions: [offerQuizzes, deliverRequests, notifyClubs, findExactMatches, reevaluateCandidates],
  jobs: (mailer) => [purgeOldApplications, deliverRequest(mailer), purgeDiscardedDrafts, sweepExactMatches],
  fillPorts() {
    activeRequest.fill(sqlRequest.active);
    signedCandidate.fill(sqlCandidate.signed);
    rejectedCandidate.fill(sqlCandidate.rejected);
    activeCandidate.fill(sqlCandidate.active);
    attachmentKinds.fill(marketAttachments);
    accountErasure.fill({
      applications: eraseApplications,
      requestDrafts: eraseRequestDrafts,
      quizzes: eraseQuiz,
    });
    recordParts.fill({ candidates: deleteCandidatesOf });
    teamRequests.fill(endRequestsOfTeam);
  },
};
