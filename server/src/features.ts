import { accountRoutes } from './accounts/accounts.routes.ts';
import { forgetOldRows } from './accounts/jobs/forget-old-rows.ts';
import { forgetUnconfirmedAccounts } from './accounts/jobs/forget-unconfirmed-accounts.ts';
import {
  mailActivationLink,
  mailEmailChangeLink,
  mailResetLink,
  mailWithdrawalLink,
} from './accounts/jobs/mail-account-link.ts';
import { mailConsentGiven } from './accounts/jobs/mail-consent-given.ts';
import { mailGuardianOfApplication } from './accounts/jobs/mail-guardian-of-application.ts';
import { mailSecurityNotice } from './accounts/jobs/mail-security-notice.ts';
import { mailAccountLinks } from './accounts/reactions/mail-account-links.ts';
import { tellGuardian } from './accounts/reactions/tell-guardian.ts';
import { tellOwner } from './accounts/reactions/tell-owner.ts';
import { tellWard } from './accounts/reactions/tell-ward.ts';
import { agentRoutes } from './agents/agents.routes.ts';
import { takeAgentFigures } from './agents/jobs/take-agent-figures.ts';
import { applicationRoutes } from './applications/applications.routes.ts';
import { forgetOldApplications } from './applications/jobs/forget-old-applications.ts';
import { reevaluateCandidates } from './applications/reactions/reevaluate-candidates.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { tellNegotiationRoom } from './chat/reactions/tell-negotiation-room.ts';
import { tellOfferRoom } from './chat/reactions/tell-offer-room.ts';
import { chatEvidenceRoutes } from './chat-evidence/chat-evidence.routes.ts';
import { indexMessagesJob } from './chat-evidence/jobs/index-messages.ts';
import { coachingStaffRoutes } from './coaching-staff/coaching-staff.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { sweepFiles } from './files/jobs/sweep-files.ts';
import { invoiceRoutes } from './invoices/invoices.routes.ts';
import { forgetOldInvoices } from './invoices/jobs/forget-old-invoices.ts';
import { mailInvoiceIssued } from './invoices/jobs/mail-invoice-issued.ts';
import { issueInvoices } from './invoices/reactions/issue-invoices.ts';
import { mailIssuedInvoices } from './invoices/reactions/mail-issued-invoices.ts';
import { takePortfolioValues } from './kpis/jobs/take-portfolio-values.ts';
import { kpiRoutes } from './kpis/kpis.routes.ts';
import { mailMandateNews } from './mandates/jobs/mail-mandate-news.ts';
import { sweepMandates } from './mandates/jobs/sweep-mandates.ts';
import { mandateRoutes } from './mandates/mandates.routes.ts';
import { mailMandates } from './mandates/reactions/mail-mandates.ts';
import { sweepExactMatches } from './matching/jobs/sweep-exact-matches.ts';
import { matchingRoutes } from './matching/matching.routes.ts';
import { findExactMatches } from './matching/reactions/find-exact-matches.ts';
import { tellClubs } from './matching/reactions/tell-clubs.ts';
import { mailNegotiationReminder } from './negotiations/jobs/mail-negotiation-reminder.ts';
import { mailNegotiationStarted } from './negotiations/jobs/mail-negotiation-started.ts';
import {
  lapseNegotiation,
  remindNegotiation,
  sweepSilentNegotiations,
} from './negotiations/jobs/sweep-silent-negotiations.ts';
import { negotiationRoutes } from './negotiations/negotiations.routes.ts';
import {
  mailNegotiationReminders,
  mailStartedNegotiations,
} from './negotiations/reactions/mail-negotiation-news.ts';
import { forgetOldNotifications } from './notifications/jobs/forget-old-notifications.ts';
import { mailDigest } from './notifications/jobs/mail-digest.ts';
import { mailNotifications } from './notifications/jobs/mail-notifications.ts';
import { mailTheAbsent } from './notifications/jobs/mail-the-absent.ts';
import { sendDigests } from './notifications/jobs/send-digests.ts';
import { tellOfUnreadMessages } from './notifications/jobs/tell-of-unread-messages.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { notifyPeople } from './notifications/reactions/notify-people.ts';
import { expireOffers } from './offers/jobs/expire-offers.ts';
import { mailOfferNews } from './offers/jobs/mail-offer-news.ts';
import { offerRoutes } from './offers/offers.routes.ts';
import { mailOffers } from './offers/reactions/mail-offers.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import { offerQuizzes } from './onboarding/reactions/offer-quizzes.ts';
import { placeRoutes } from './places/places.routes.ts';
import type { Route } from './platform/http/routes.ts';
import type { Job } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Reaction } from './platform/outbox/recorded-event.ts';
import { playerCareerRoutes } from './player-career/player-career.routes.ts';
import { playerMarketRoutes } from './player-market/player-market.routes.ts';
import { playerSkillsRoutes } from './player-skills/player-skills.routes.ts';
import { playerViewsRoutes } from './player-views/player-views.routes.ts';
import { deleteIncompleteProfilesJob } from './players/jobs/delete-incomplete-profiles.ts';
import { mailProfileDeleted, mailProfileReminder } from './players/jobs/mail-profile-notices.ts';
import { playerRoutes } from './players/players.routes.ts';
import { mailClaimInvitation } from './portfolios/jobs/mail-claim-invitation.ts';
import { mailDisputeDecided } from './portfolios/jobs/mail-dispute-decided.ts';
import { mailPlayerDeleted } from './portfolios/jobs/mail-player-deleted.ts';
import { mailRemovalDecided } from './portfolios/jobs/mail-removal-decided.ts';
import { portfolioRoutes } from './portfolios/portfolios.routes.ts';
import {
  mailClaimInvitations,
  mailDecidedDisputes,
  mailDecidedRemovals,
  mailDeletedPlayers,
} from './portfolios/reactions/mail-portfolio-news.ts';
import { forgetReportVisitors } from './reports/jobs/forget-report-visitors.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { deliverRequest } from './requests/jobs/deliver-request.ts';
import { forgetDiscardedDrafts } from './requests/jobs/forget-discarded-drafts.ts';
import { deliverRequests } from './requests/reactions/deliver-requests.ts';
import { requestRoutes } from './requests/requests.routes.ts';
import { tellScouts } from './scouts/reactions/tell-scouts.ts';
import { scoutRoutes } from './scouts/scouts.routes.ts';
import { standardMessageRoutes } from './standard-messages/standard-messages.routes.ts';
import { mailTeamClaim } from './teams/jobs/mail-team-claim.ts';
import { mailTeamDecision } from './teams/jobs/mail-team-decision.ts';
import { mailTeamInvitation } from './teams/jobs/mail-team-invitation.ts';
import {
  mailAcceptedTeams,
  mailRefusedTeams,
  mailTeamClaims,
  mailTeamInvitations,
} from './teams/reactions/mail-team-news.ts';
import { tellStaff } from './teams/reactions/tell-staff.ts';
import { teamRoutes } from './teams/teams.routes.ts';

/** What every feature adds to the service: its calls, what it does when something happened, what it does later. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...agentRoutes,
  ...applicationRoutes,
  ...auditRoutes,
  ...chatRoutes,
  ...standardMessageRoutes,
  ...chatEvidenceRoutes,
  ...negotiationRoutes,
  ...coachingStaffRoutes,
  ...fileRoutes,
  ...placeRoutes,
  ...invoiceRoutes,
  ...kpiRoutes,
  ...mandateRoutes,
  ...matchingRoutes,
  ...offerRoutes,
  ...notificationRoutes,
  ...onboardingRoutes,
  ...playerRoutes,
  ...playerMarketRoutes,
  ...playerSkillsRoutes,
  ...playerCareerRoutes,
  ...playerViewsRoutes,
  ...portfolioRoutes,
  ...reportRoutes,
  ...requestRoutes,
  ...scoutRoutes,
  ...teamRoutes,
];

export const reactions: readonly Reaction[] = [
  mailAccountLinks,
  tellOwner,
  tellWard,
  tellGuardian,
  offerQuizzes,
  deliverRequests,
  tellClubs,
  tellScouts,
  findExactMatches,
  reevaluateCandidates,
  issueInvoices,
  mailIssuedInvoices,
  mailMandates,
  mailStartedNegotiations,
  mailNegotiationReminders,
  tellNegotiationRoom,
  mailOffers,
  tellOfferRoom,
  tellStaff,
  mailTeamClaims,
  mailTeamInvitations,
  mailAcceptedTeams,
  mailRefusedTeams,
  mailDeletedPlayers,
  mailDecidedRemovals,
  mailClaimInvitations,
  mailDecidedDisputes,
  notifyPeople,
];

export function jobsWith(mailer: Mailer): readonly Job[] {
  return [
    mailActivationLink(mailer),
    mailResetLink(mailer),
    mailEmailChangeLink(mailer),
    mailWithdrawalLink(mailer),
    mailConsentGiven(mailer),
    mailSecurityNotice(mailer),
    mailGuardianOfApplication(mailer),
    forgetUnconfirmedAccounts,
    forgetOldRows,
    forgetReportVisitors,
    forgetOldApplications,
    deliverRequest(mailer),
    forgetDiscardedDrafts,
    mailPlayerDeleted(mailer),
    mailRemovalDecided(mailer),
    mailClaimInvitation(mailer),
    mailDisputeDecided(mailer),
    mailInvoiceIssued(mailer),
    forgetOldInvoices,
    mailMandateNews(mailer),
    sweepMandates,
    sweepExactMatches,
    takeAgentFigures,
    takePortfolioValues,
    mailNegotiationStarted(mailer),
    mailNegotiationReminder(mailer),
    sweepSilentNegotiations,
    sweepFiles,
    indexMessagesJob,
    mailOfferNews(mailer),
    expireOffers,
    forgetOldNotifications,
    sendDigests,
    mailDigest(mailer),
    mailNotifications(mailer),
    mailTheAbsent,
    tellOfUnreadMessages,
    remindNegotiation,
    lapseNegotiation,
    deleteIncompleteProfilesJob,
    mailProfileReminder(mailer),
    mailProfileDeleted(mailer),
    mailTeamClaim(mailer),
    mailTeamInvitation(mailer),
    mailTeamDecision(mailer),
  ];
}
