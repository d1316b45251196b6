import { attachmentKinds, type FileParent, nobodyElse, writers } from '../files/attachment-kinds.ts';
import { accountErasure } from '../identity/account-erasure.ts';
import { dataExport } from '../identity/data-export.ts';
import { findApplication } from '../identity/ward-applications.ts';
import { marketRows } from '../people/market-rows.ts';
import { playerApplications } from '../people/player-applications.ts';
import { recordParts } from '../people/record-parts.ts';
import { recordUses } from '../people/record-uses.ts';
import { sharedDeals } from '../people/shared-deals.ts';
import { teamRequests } from '../people/team-requests.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { eraseAnswerWords } from './answers/answers.repository.ts';
import { requestAnswerRoutes } from './answers/answers.routes.ts';
import { applicationRoutes } from './applications/applications.routes.ts';
import { deleteCandidatesOf, eraseApplications } from './applications/candidate-changes.repository.ts';
import { purgeOldApplications } from './applications/jobs/purge-old-applications.ts';
import { reevaluateCandidates } from './applications/reactions/reevaluate-candidates.ts';
import { rejectOtherCandidates } from './applications/reject-other-candidates.ts';
import { sweepExactMatches } from './matching/jobs/sweep-exact-matches.ts';
import { matchingRoutes } from './matching/matching.routes.ts';
import { findExactMatches } from './matching/reactions/find-exact-matches.ts';
import { followPlayersMandates } from './matching/reactions/follow-mandates.ts';
import { notifyClubs } from './matching/reactions/notify-clubs.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import { eraseQuiz } from './onboarding/quizzes.repository.ts';
import { offerQuizzes } from './onboarding/reactions/offer-quizzes.ts';
import { exportedMarket } from './ports/exported-market.repository.ts';
import {
  applicationsBetween,
  applicationsOfRecord,
  hasActiveRequest,
  isAddressed,
  rowsOfMarket,
} from './ports/market-of-people.repository.ts';
import { draftIds, requestIds } from './ports/request-ids.repository.ts';
import { readApplication } from './ports/ward-applications.repository.ts';
import { publishedMarket } from './published-columns.ts';
import { accessDraft, accessRequest } from './requests/access-request.ts';
import { findDraft, listDraftAudience } from './requests/drafts.repository.ts';
import { deliverRequest } from './requests/jobs/deliver-request.ts';
import { mailRequestDue, mailRequestSummary } from './requests/jobs/mail-request-deadlines.ts';
import { purgeDiscardedDrafts } from './requests/jobs/purge-discarded-drafts.ts';
import { remindOfRequests } from './requests/jobs/remind-of-requests.ts';
import { deliverRequests } from './requests/reactions/deliver-requests.ts';
import { canManageRequest } from './requests/requests.policy.ts';
import { endRequestsOfTeam, eraseRequestDrafts, moveDrafts } from './requests/requests.repository.ts';
import { requestRoutes } from './requests/requests.routes.ts';

/** The parents that this module owns. */
const marketAttachments = {
  request: {
    ids: requestIds,
    async rights(services, actor, id) {
      return writers(canManageRequest(actor, await accessRequest(services.db, actor, id)));
    },
    audience: nobodyElse,
  },
  requestDraft: {
    ids: draftIds,
    async rights(services, actor, id) {
      await accessDraft(services.db, actor, id);
      return writers(true);
    },
    async audience(tx, id) {
      const draft = await findDraft(tx, id);
      return draft ? listDraftAudience(tx, draft) : [];
    },
  },
} satisfies Record<string, FileParent>;

export const marketModule: ServerModule = {
  publishes: publishedMarket,
  routes: [
    ...applicationRoutes,
    ...matchingRoutes,
    ...onboardingRoutes,
    ...requestAnswerRoutes,
    ...requestRoutes,
  ],
  reactions: [
    offerQuizzes,
    deliverRequests,
    notifyClubs,
    findExactMatches,
    followPlayersMandates,
    reevaluateCandidates,
  ],
  jobs: (mailer) => [
    purgeOldApplications,
    deliverRequest(mailer),
    remindOfRequests,
    mailRequestDue(mailer),
    mailRequestSummary(mailer),
    purgeDiscardedDrafts,
    sweepExactMatches,
  ],
  fillPorts() {
    dataExport.fill(exportedMarket);
    attachmentKinds.fill(marketAttachments);
    accountErasure.fill({
      applications: eraseApplications,
      requestAnswers: eraseAnswerWords,
      requestDrafts: eraseRequestDrafts,
      quizzes: eraseQuiz,
    });
    recordParts.fill({ candidates: deleteCandidatesOf });
    teamRequests.fill({ hasActive: hasActiveRequest, isAddressed, endAll: endRequestsOfTeam, moveDrafts });
    sharedDeals.fill({ applications: applicationsBetween });
    recordUses.fill({ applications: applicationsOfRecord });
    playerApplications.fill({ endOthers: rejectOtherCandidates });
    marketRows.fill(rowsOfMarket);
    findApplication.fill(readApplication);
  },
};
