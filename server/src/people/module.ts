import { attachmentKinds } from '../files/attachment-kinds.ts';
import { avatarOwners } from '../files/avatar-owners.ts';
import { accountErasure } from '../identity/account-erasure.ts';
import { profileRecords } from '../identity/profile-records.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { agentRoutes } from './agents/agents.routes.ts';
import { eraseAgent } from './agents/erase-agent.repository.ts';
import { saveAgentFigures } from './agents/jobs/save-agent-figures.ts';
import { peopleAttachments } from './attachments.ts';
import { peopleAvatars } from './avatars/avatar-owners.ts';
import { coachingStaffRoutes } from './coaching-staff/coaching-staff.routes.ts';
import { eraseCoachingStaff } from './coaching-staff/erase-coaching-staff.ts';
import { deleteExperiencesOf } from './player-career/experiences.repository.ts';
import { playerCareerRoutes } from './player-career/player-career.routes.ts';
import { playerMarketRoutes } from './player-market/player-market.routes.ts';
import { deleteEvaluationsOf } from './player-skills/evaluations.repository.ts';
import { playerSkillsRoutes } from './player-skills/player-skills.routes.ts';
import { playerViewsRoutes } from './player-views/player-views.routes.ts';
import { deleteViewsOf } from './player-views/views.repository.ts';
import { erasePlayers } from './players/erase-players.ts';
import { deleteIncompleteProfilesJob } from './players/jobs/delete-incomplete-profiles.ts';
import { mailProfileDeleted, mailProfileReminder } from './players/jobs/mail-profile-notices.ts';
import { playerRoutes } from './players/players.routes.ts';
import { eraseSearches } from './portfolios/erase-searches.repository.ts';
import { mailPlayerDeleted } from './portfolios/jobs/mail-player-deleted.ts';
import { mailRemovalDecided } from './portfolios/jobs/mail-removal-decided.ts';
import { portfolioRoutes } from './portfolios/portfolios.routes.ts';
import { mailDecidedRemovals, mailDeletedPlayers } from './portfolios/reactions/mail-portfolio-news.ts';
import { peopleProfileRecords } from './profile-records.ts';
import { recordParts } from './record-parts.ts';
import { eraseShortlists } from './scouts/erase-shortlists.repository.ts';
import { notifyScouts } from './scouts/reactions/notify-scouts.ts';
import { scoutRoutes } from './scouts/scouts.routes.ts';
import { eraseClubHistory } from './teams/erase-membership.repository.ts';
import { eraseMembership } from './teams/erase-membership.ts';
import { mailTeamClaim } from './teams/jobs/mail-team-claim.ts';
import { mailTeamDecision } from './teams/jobs/mail-team-decision.ts';
import { mailTeamInvitation } from './teams/jobs/mail-team-invitation.ts';
import {
  mailAcceptedTeams,
  mailRefusedTeams,
  mailTeamClaims,
  mailTeamInvitations,
} from './teams/reactions/mail-team-news.ts';
import { notifyStaff } from './teams/reactions/notify-staff.ts';
import { teamRoutes } from './teams/teams.routes.ts';

export const peopleModule: ServerModule = {
  routes: [
    ...agentRoutes,
    ...coachingStaffRoutes,
    ...playerRoutes,
    ...playerMarketRoutes,
    ...playerSkillsRoutes,
    ...playerCareerRoutes,
    ...playerViewsRoutes,
    ...portfolioRoutes,
    ...scoutRoutes,
    ...teamRoutes,
  ],
  reactions: [
    notifyScouts,
    notifyStaff,
    mailTeamClaims,
    mailTeamInvitations,
    mailAcceptedTeams,
    mailRefusedTeams,
    mailDeletedPlayers,
    mailDecidedRemovals,
  ],
  jobs: (mailer) => [
    mailPlayerDeleted(mailer),
    mailRemovalDecided(mailer),
    saveAgentFigures,
    deleteIncompleteProfilesJob,
    mailProfileReminder(mailer),
    mailProfileDeleted(mailer),
    mailTeamClaim(mailer),
    mailTeamInvitation(mailer),
    mailTeamDecision(mailer),
  ],
  fillPorts() {
    attachmentKinds.fill(peopleAttachments);
    avatarOwners.fill(peopleAvatars);
    profileRecords.fill(peopleProfileRecords);
    accountErasure.fill({
      clubs: eraseMembership,
      players: erasePlayers,
      agents: eraseAgent,
      shortlists: eraseShortlists,
      coachingStaff: eraseCoachingStaff,
      savedSearches: eraseSearches,
      clubHistory: eraseClubHistory,
    });
    recordParts.fill({
      experiences: deleteExperiencesOf,
      evaluations: deleteEvaluationsOf,
      views: deleteViewsOf,
    });
  },
};
