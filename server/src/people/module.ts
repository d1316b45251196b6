import { attachmentKinds, type FileParent, nobodyElse, writers } from '../files/attachment-kinds.ts';
import { avatarOwners, picturedRecords } from '../files/avatar-owners.ts';
import { accountErasure } from '../identity/account-erasure.ts';
import { recordColumns, recordJoins } from '../identity/actor-records.ts';
import { clubName, clubPicture } from '../identity/club-of-account.ts';
import { dataExport } from '../identity/data-export.ts';
import { profileRecords } from '../identity/profile-records.ts';
import { isStaff } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { mailedCodes } from '../platform/mail/mailed-codes.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { accessAgentToEdit } from './agents/access-agent.ts';
import { eraseAgent } from './agents/agents.repository.ts';
import { agentRoutes } from './agents/agents.routes.ts';
import { saveAgentFigures } from './agents/jobs/save-agent-figures.ts';
import { tellLicenceEnds } from './agents/jobs/tell-licence-ends.ts';
import { resetLicenceCheck } from './agents/reactions/reset-licence-check.ts';
import { peopleAvatars } from './avatars/avatar-owners.ts';
import { deleteCareerEntriesOf } from './career-entries/career-entries.repository.ts';
import { accessCoachingStaff } from './coaching-staff/access-coaching-staff.ts';
import { canEditCoachingStaff } from './coaching-staff/coaching-staff.policy.ts';
import { coachingStaffRoutes } from './coaching-staff/coaching-staff.routes.ts';
import { eraseCoachingStaff } from './coaching-staff/erase-coaching-staff.repository.ts';
import { playerCareerRoutes } from './player-career/player-career.routes.ts';
import { deleteEvaluationsOf } from './player-skills/evaluations.repository.ts';
import { playerSkillsRoutes } from './player-skills/player-skills.routes.ts';
import { playerViewsRoutes } from './player-views/player-views.routes.ts';
import { deleteViewsOf } from './player-views/views.repository.ts';
import { accessPlayer } from './players/access-player.ts';
import { erasePlayers } from './players/erase-players.repository.ts';
import { deleteIncompleteProfilesJob } from './players/jobs/delete-incomplete-profiles.ts';
import { mailProfileDeleted, mailProfileReminder } from './players/jobs/mail-profile-notices.ts';
import { tellContractEnds } from './players/jobs/tell-contract-ends.ts';
import { canEditPlayer } from './players/players.policy.ts';
import { listPlayerAudience } from './players/players.repository.ts';
import { playerRoutes } from './players/players.routes.ts';
import { mailPlayerDeleted } from './portfolios/jobs/mail-player-deleted.ts';
import { mailRemovalDecided } from './portfolios/jobs/mail-removal-decided.ts';
import { portfolioRoutes } from './portfolios/portfolios.routes.ts';
import { mailDecidedRemovals, mailDeletedPlayers } from './portfolios/reactions/mail-portfolio-news.ts';
import { eraseSearches } from './portfolios/saved-searches.repository.ts';
import { exportedPeople } from './ports/exported-people.repository.ts';
import {
  columnsOfRecords,
  joinsOfRecords,
  nameOfClub,
  pictureOfClub,
} from './ports/records-of-accounts.repository.ts';
import {
  agentIds,
  coachingStaffIds,
  ownPlayerIds,
  ownStaffIds,
  playerIds,
  recordPictures,
} from './ports/records-of-files.repository.ts';
import { peopleProfileRecords } from './profile-records.ts';
import { publishedPeople } from './published-columns.ts';
import { recordParts } from './record-parts.ts';
import { eraseEndingNotes } from './registrations/endings/endings.repository.ts';
import { endingRoutes } from './registrations/endings/endings.routes.ts';
import { releasePlayers } from './registrations/jobs/release-players.ts';
import { tellExpiries } from './registrations/jobs/tell-expiries.ts';
import { turnRegistrations } from './registrations/jobs/turn-registrations.ts';
import { eraseReasonsOf, eraseStaffReasonsOf } from './registrations/registrations.repository.ts';
import { registrationRoutes } from './registrations/registrations.routes.ts';
import { squadRoutes } from './registrations/squad/squad.routes.ts';
import { askForWindows } from './rules/jobs/ask-for-windows.ts';
import { ruleRoutes } from './rules/rules.routes.ts';
import { notifyScouts } from './scouts/reactions/notify-scouts.ts';
import { scoutRoutes } from './scouts/scouts.routes.ts';
import { eraseShortlists } from './scouts/shortlists.repository.ts';
import { prolongClaimCode } from './teams/claims/claims.repository.ts';
import { eraseClubHistory, eraseMembership } from './teams/erase-membership.repository.ts';
import { mailTeamClaim } from './teams/jobs/mail-team-claim.ts';
import { mailTeamDecision } from './teams/jobs/mail-team-decision.ts';
import { mailTeamInvitation } from './teams/jobs/mail-team-invitation.ts';
import { prolongInvitation } from './teams/members.repository.ts';
import {
  mailAcceptedTeams,
  mailRefusedTeams,
  mailTeamClaims,
  mailTeamInvitations,
} from './teams/reactions/mail-team-news.ts';
import { notifyStaff } from './teams/reactions/notify-staff.ts';
import { teamRoutes } from './teams/teams.routes.ts';
import { purgeWatchLists } from './watching/jobs/purge-watch-lists.ts';
import { alertWatchers } from './watching/reactions/alert-watchers.ts';
import { eraseWatchList } from './watching/watched-players.repository.ts';
import { watchRoutes } from './watching/watching.routes.ts';

/** The parents that this module owns. */
const peopleAttachments = {
  // Documents of a player are as private as phone and address: the owner's side, the player, staff.
  player: {
    ids: playerIds,
    ownIds: ownPlayerIds,
    async rights(services, actor, id) {
      const player = await accessPlayer(services, services.db, actor, id);
      const may = canEditPlayer(actor, player);
      if (!may && player.account_id !== actor.accountId) throw new AppError('NOT_FOUND');
      return writers(may);
    },
    audience: listPlayerAudience,
  },
  coachingStaff: {
    ids: coachingStaffIds,
    ownIds: ownStaffIds,
    async rights(services, actor, id) {
      const staff = await accessCoachingStaff(services.db, actor, id);
      return writers(canEditCoachingStaff(actor, staff));
    },
    audience: nobodyElse,
  },
  // The document of a licence is for its agent and for staff, who check it.
  agentLicence: {
    ids: agentIds,
    async rights({ db }, actor, id) {
      if (!isStaff(actor) && actor.agentId !== id) throw new AppError('NOT_FOUND');
      await accessAgentToEdit(db, actor, id);
      return writers(true);
    },
    audience: nobodyElse,
  },
} satisfies Record<string, FileParent>;

export const peopleModule: ServerModule = {
  publishes: publishedPeople,
  routes: [
    ...agentRoutes,
    ...coachingStaffRoutes,
    ...playerRoutes,
    ...playerSkillsRoutes,
    ...playerCareerRoutes,
    ...registrationRoutes,
    ...endingRoutes,
    ...squadRoutes,
    ...playerViewsRoutes,
    ...portfolioRoutes,
    ...ruleRoutes,
    ...scoutRoutes,
    ...watchRoutes,
    ...teamRoutes,
  ],
  reactions: [
    resetLicenceCheck,
    notifyScouts,
    alertWatchers,
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
    tellLicenceEnds,
    askForWindows,
    deleteIncompleteProfilesJob,
    tellContractEnds,
    turnRegistrations,
    tellExpiries,
    releasePlayers,
    purgeWatchLists,
    mailProfileReminder(mailer),
    mailProfileDeleted(mailer),
    mailTeamClaim(mailer),
    mailTeamInvitation(mailer),
    mailTeamDecision(mailer),
  ],
  fillPorts() {
    dataExport.fill(exportedPeople);
    mailedCodes.fill({ teamInvitation: prolongInvitation, teamClaim: prolongClaimCode });
    attachmentKinds.fill(peopleAttachments);
    avatarOwners.fill(peopleAvatars);
    picturedRecords.fill(recordPictures);
    recordJoins.fill(joinsOfRecords);
    recordColumns.fill(columnsOfRecords);
    clubName.fill(nameOfClub);
    clubPicture.fill(pictureOfClub);
    profileRecords.fill(peopleProfileRecords);
    accountErasure.fill({
      clubs: eraseMembership,
      registrations: eraseEndingNotes,
      players: erasePlayers,
      agents: eraseAgent,
      shortlists: eraseShortlists,
      watchLists: eraseWatchList,
      async coachingStaff(tx, accountId, at) {
        await eraseStaffReasonsOf(tx, accountId);
        await eraseCoachingStaff(tx, accountId, at);
      },
      savedSearches: eraseSearches,
      clubHistory: eraseClubHistory,
    });
    recordParts.fill({
      careerEntries: deleteCareerEntriesOf,
      registrations: eraseReasonsOf,
      evaluations: deleteEvaluationsOf,
      views: deleteViewsOf,
    });
  },
};
