import { portfolioEndpoints } from '@trattativa/contract/portfolios/endpoints';
import { routesOf } from '../platform/http/routes.ts';
import {
  deleteAgentPlayer,
  deleteCoachingStaffPlayer,
  deleteTeamPlayer,
  restoreAgentPlayer,
  restoreCoachingStaffPlayer,
  restoreTeamPlayer,
} from '../players/delete-portfolio-player.ts';
import { getAgentPlayerIdByName } from '../players/get-agent-player-id-by-name.ts';
import {
  listAgentPlayers,
  listCoachingStaffPlayers,
  listTeamPlayers,
} from '../players/list-portfolio-players.ts';
import {
  saveAgentPlayer,
  saveCoachingStaffPlayer,
  saveTeamPlayer,
} from '../players/save-portfolio-player.ts';

import { answerInvitation } from './answer-invitation.ts';
import { askForDeletePlayer } from './ask-for-delete-player.ts';
import { confirmListing, disputeListing } from './confirm-or-dispute-listing.ts';
import { decideListingDispute, getListingDisputes } from './decide-listing-dispute.ts';
import { decideRemovalRequest } from './decide-removal-request.ts';
import { getDuplicates, keepApart } from './find-duplicates.ts';
import { importPlayers } from './import-players.ts';
import { inviteToClaim, withdrawInvitation } from './invite-to-claim.ts';
import { getRemovalRequests } from './list-removal-requests.ts';
import { getInvitation, getListing, getMyListings } from './read-invitations.ts';
import { deleteSavedSearch, saveSearch } from './save-search.ts';
import { listSavedSearches } from './saved-searches.repository.ts';
import { sendPlayerDeletedEmail } from './send-player-deleted-email.ts';

export const portfolioRoutes = routesOf(portfolioEndpoints, {
  addOrUpdateAgentPlayer: saveAgentPlayer,
  addOrUpdateTeamPlayer: saveTeamPlayer,
  addOrUpdateCoachingStaffPlayer: saveCoachingStaffPlayer,
  getAgentPlayerList: listAgentPlayers,
  getTeamPlayerList: listTeamPlayers,
  getCoachingStaffPlayerList: listCoachingStaffPlayers,
  deleteAgentPlayer,
  deleteTeamPlayer,
  deleteCoachingStaffPlayer,
  restoreAgentPlayer,
  restoreTeamPlayer,
  restoreCoachingStaffPlayer,
  getAgentPlayerIdByName,
  askForDeletePlayer,
  getRemovalRequests,
  decideRemovalRequest,
  sendPlayerDeletedEmail,
  inviteToClaim,
  withdrawInvitation,
  getListing,
  getInvitation,
  answerInvitation,
  getMyListings,
  confirmListing,
  disputeListing,
  getListingDisputes,
  decideListingDispute,
  getDuplicates,
  keepApart,
  getSavedSearches: async (services, { actor, input }) => ({
    items: await listSavedSearches(services.db, actor.accountId, input.list ?? 'portfolio'),
  }),
  saveSearch,
  deleteSavedSearch,
  importPlayers,
});
