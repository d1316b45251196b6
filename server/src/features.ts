import { accountRoutes } from './accounts/accounts.routes.ts';
import { forgetOldRows } from './accounts/jobs/forget-old-rows.ts';
import { forgetUnconfirmedAccounts } from './accounts/jobs/forget-unconfirmed-accounts.ts';
import {
  mailActivationLink,
  mailEmailChangeLink,
  mailResetLink,
  mailWithdrawalLink,
} from './accounts/jobs/mail-account-link.ts';
import { mailSecurityNotice } from './accounts/jobs/mail-security-notice.ts';
import { mailAccountLinks } from './accounts/reactions/mail-account-links.ts';
import { tellOwner } from './accounts/reactions/tell-owner.ts';
import { agentRoutes } from './agents/agents.routes.ts';
import { takeAgentFigures } from './agents/jobs/take-agent-figures.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { tellNegotiationRoom } from './chat/reactions/tell-negotiation-room.ts';
import { coachingStaffRoutes } from './coaching-staff/coaching-staff.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { sweepFiles } from './files/jobs/sweep-files.ts';
import { mailMandateNews } from './mandates/jobs/mail-mandate-news.ts';
import { sweepMandates } from './mandates/jobs/sweep-mandates.ts';
import { mandateRoutes } from './mandates/mandates.routes.ts';
import { mailMandates } from './mandates/reactions/mail-mandates.ts';
import { matchingRoutes } from './matching/matching.routes.ts';
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
import { deliverRequest } from './requests/jobs/deliver-request.ts';
import { deliverRequests } from './requests/reactions/deliver-requests.ts';
import { requestRoutes } from './requests/requests.routes.ts';
import { scoutRoutes } from './scouts/scouts.routes.ts';
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
  ...chatRoutes,
  ...negotiationRoutes,
  ...coachingStaffRoutes,
  ...fileRoutes,
  ...placeRoutes,
  ...mandateRoutes,
  ...matchingRoutes,
  ...onboardingRoutes,
  ...playerRoutes,
  ...playerMarketRoutes,
  ...playerSkillsRoutes,
  ...playerCareerRoutes,
  ...playerViewsRoutes,
  ...portfolioRoutes,
  ...requestRoutes,
  ...scoutRoutes,
  ...teamRoutes,
];

export const reactions: readonly Reaction[] = [
  mailAccountLinks,
  tellOwner,
  offerQuizzes,
  deliverRequests,
  tellClubs,
  mailMandates,
  mailStartedNegotiations,
  mailNegotiationReminders,
  tellNegotiationRoom,
  tellStaff,
  mailTeamClaims,
  mailTeamInvitations,
  mailAcceptedTeams,
  mailRefusedTeams,
  mailDeletedPlayers,
  mailDecidedRemovals,
  mailClaimInvitations,
  mailDecidedDisputes,
];

export function jobsWith(mailer: Mailer): readonly Job[] {
  return [
    mailActivationLink(mailer),
    mailResetLink(mailer),
    mailEmailChangeLink(mailer),
    mailWithdrawalLink(mailer),
    mailSecurityNotice(mailer),
    forgetUnconfirmedAccounts,
    forgetOldRows,
    deliverRequest(mailer),
    mailPlayerDeleted(mailer),
    mailRemovalDecided(mailer),
    mailClaimInvitation(mailer),
    mailDisputeDecided(mailer),
    mailMandateNews(mailer),
    sweepMandates,
    takeAgentFigures,
    mailNegotiationStarted(mailer),
    mailNegotiationReminder(mailer),
    sweepSilentNegotiations,
    sweepFiles,
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
