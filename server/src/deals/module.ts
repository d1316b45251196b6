import { attachmentKinds } from '../files/attachment-kinds.ts';
import { accountErasure, openDeals } from '../identity/account-erasure.ts';
import { dataExport } from '../identity/data-export.ts';
import { agreedContract } from '../market/agreed-contract.ts';
import { latestNegotiation } from '../market/latest-negotiation.ts';
import { assertRolesOfSigning } from '../market/roles-of-signing.ts';
import { dealsOfPeople } from '../people/deals-of-people.ts';
import { playerDeals } from '../people/player-deals.ts';
import { recordUses } from '../people/record-uses.ts';
import { sharedDeals } from '../people/shared-deals.ts';
import { mailedCodes } from '../platform/mail/mailed-codes.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { askedMailboxes } from '../representation/asked-mailboxes.ts';
import { findSigner } from '../representation/signers.ts';
import { dealsAttachments } from './attachments.ts';
import { clauseRoutes } from './clauses/clauses.routes.ts';
import { settleOptions } from './clauses/jobs/settle-options.ts';
import { readImportedFigures } from './clauses/reactions/read-imported-figures.ts';
import { closingRoutes } from './closing/closing.routes.ts';
import { eraseDealDocuments } from './closing/erase-documents.ts';
import { discardDocuments } from './closing/jobs/discard-documents.ts';
import { emptyRequestsOf, prolongRequest } from './consents/consent-requests.repository.ts';
import { consentRoutes } from './consents/consents.routes.ts';
import { emptyConsentRequests } from './consents/jobs/empty-consent-requests.ts';
import { mailConsentRequest } from './consents/jobs/mail-consent-request.ts';
import { mailConsentRequests } from './consents/reactions/mail-consent-requests.ts';
import { costRoutes } from './cost-desk/cost-desk.routes.ts';
import { feeSheetRoutes } from './fee-sheet-calls/fee-sheet.routes.ts';
import { mailNegotiationReminder, mailNegotiationStarted } from './negotiations/jobs/mail-negotiation.ts';
import { remindOfEnquiries } from './negotiations/jobs/remind-of-enquiries.ts';
import {
  lapseNegotiation,
  remindNegotiation,
  sweepSilentNegotiations,
} from './negotiations/jobs/sweep-silent-negotiations.ts';
import { countOpenNegotiations } from './negotiations/negotiations.repository.ts';
import { negotiationRoutes } from './negotiations/negotiations.routes.ts';
import {
  closeNegotiationsOfPlayer,
  closeOtherNegotiations,
  wasProposed,
} from './negotiations/negotiations-of-player.ts';
import { confirmProposals } from './negotiations/reactions/confirm-proposals.ts';
import {
  mailNegotiationReminders,
  mailStartedNegotiations,
} from './negotiations/reactions/mail-negotiation-news.ts';
import { assertRolesOfBoard } from './offers/assert-roles-of-offer.ts';
import { cancelOffersOfPlayer, cancelOtherOffers, cancelOtherOffersToCoach } from './offers/cancel-offers.ts';
import { eraseOffers } from './offers/erase-offers.ts';
import { expireOffers } from './offers/jobs/expire-offers.ts';
import { mailOfferNews } from './offers/jobs/mail-offer-news.ts';
import { countOpenOffers, isOffered } from './offers/offers.repository.ts';
import { offerRoutes } from './offers/offers.routes.ts';
import { mailOffers } from './offers/reactions/mail-offers.ts';
import { readAgreedContract } from './ports/agreed-contract.repository.ts';
import { mailboxesAsked } from './ports/asked-mailboxes.repository.ts';
import {
  dealsBetween,
  dealsOfRecord,
  latestBetween,
  peoplesDeals,
} from './ports/deals-of-people.repository.ts';
import { exportedDeals } from './ports/exported-deals.repository.ts';
import { readSigner } from './ports/signers.repository.ts';
import { publishedDeals } from './published-columns.ts';
import { computeReplyFigures } from './replies/jobs/compute-reply-figures.ts';
import { replyRoutes } from './replies/replies.routes.ts';
import { trainingRoutes } from './training/training.routes.ts';
import { eraseTransfers } from './transfers/erase-transfers.ts';
import { transferRoutes } from './transfers/transfers.routes.ts';
import { trialConditions } from './trial-conditions.ts';
import { assertTrialStepAllowed } from './trials/assert-trial-allowed.ts';
import { emptyTrialsOf } from './trials/trials.repository.ts';
import { trialRoutes } from './trials/trials.routes.ts';
import { computeUsualPay } from './usual-pay/jobs/compute-usual-pay.ts';

export const dealsModule: ServerModule = {
  publishes: publishedDeals,
  routes: [
    ...negotiationRoutes,
    ...consentRoutes,
    ...costRoutes,
    ...feeSheetRoutes,
    ...offerRoutes,
    ...replyRoutes,
    ...transferRoutes,
    ...trialRoutes,
    ...closingRoutes,
    ...clauseRoutes,
    ...trainingRoutes,
  ],
  reactions: [
    mailStartedNegotiations,
    mailNegotiationReminders,
    confirmProposals,
    mailConsentRequests,
    mailOffers,
    readImportedFigures,
  ],
  fillPorts() {
    dataExport.fill(exportedDeals);
    mailedCodes.fill({ consent: prolongRequest });
    trialConditions.fill(assertTrialStepAllowed);
    attachmentKinds.fill(dealsAttachments);
    accountErasure.fill({
      offers: eraseOffers,
      transfers: eraseTransfers,
      trials: emptyTrialsOf,
      dealDocuments: eraseDealDocuments,
      consentRequests: emptyRequestsOf,
    });
    openDeals.fill(
      async (tx, accountId) =>
        (await countOpenNegotiations(tx, accountId)) + (await countOpenOffers(tx, accountId)),
    );
    dealsOfPeople.fill(peoplesDeals);
    latestNegotiation.fill(latestBetween);
    agreedContract.fill(readAgreedContract);
    assertRolesOfSigning.fill(assertRolesOfBoard);
    findSigner.fill(readSigner);
    askedMailboxes.fill(mailboxesAsked);
    sharedDeals.fill({ deals: dealsBetween });
    recordUses.fill({ deals: dealsOfRecord });
    playerDeals.fill({
      wasProposed,
      isOffered,
      async endAll(tx, playerId, at) {
        await closeNegotiationsOfPlayer(tx, playerId, at);
        await cancelOffersOfPlayer(tx, playerId, at);
      },
      async endOthers(tx, playerId, signed, at) {
        await closeOtherNegotiations(tx, playerId, signed, at);
        await cancelOtherOffers(tx, { playerId }, signed, at);
      },
      endOtherOffersToCoach: (tx, coachingStaffId, signed, at) =>
        cancelOtherOffersToCoach(tx, coachingStaffId, signed, at),
    });
  },
  jobs: (mailer) => [
    mailNegotiationStarted(mailer),
    mailNegotiationReminder(mailer),
    sweepSilentNegotiations,
    mailOfferNews(mailer),
    expireOffers,
    settleOptions,
    computeReplyFigures,
    computeUsualPay,
    remindNegotiation,
    remindOfEnquiries,
    lapseNegotiation,
    discardDocuments,
    mailConsentRequest(mailer),
    emptyConsentRequests,
  ],
};
