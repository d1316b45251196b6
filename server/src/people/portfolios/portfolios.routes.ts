import { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import {
  deleteAgentPlayer,
  deleteCoachingStaffPlayer,
  deleteTeamPlayer,
  restoreAgentPlayer,
  restoreCoachingStaffPlayer,
  restoreTeamPlayer,
} from '../players/portfolio/delete-portfolio-player.ts';
import {
  getAgentPlayerIdByName,
  listAgentPlayers,
  listCoachingStaffPlayers,
  listTeamPlayers,
} from '../players/portfolio/read-portfolio.ts';
import {
  saveAgentPlayer,
  saveCoachingStaffPlayer,
  saveTeamPlayer,
} from '../players/portfolio/save-portfolio-player.ts';
import { askForDeletePlayer } from './ask-for-delete-player.ts';
import { decideRemovalRequest, getRemovalRequests } from './decide-removal-request.ts';
import { getCareers } from './get-careers.ts';
import { getLastImport } from './import/get-last-import.ts';
import { importPlayerRows } from './import/import-player-rows.ts';
import { importPlayers } from './import/import-players.ts';
import { readPlayerTable } from './import/read-player-table.ts';
import { undoPlayerImport } from './import/undo-player-import.ts';
import { deleteSavedSearch, saveSearch, setSearchAlert } from './save-search.ts';
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
  getSavedSearches: async (services, { actor, input }) => ({
    items: await listSavedSearches(services.db, actor.accountId, input.list ?? 'portfolio'),
  }),
  saveSearch,
  setSearchAlert,
  deleteSavedSearch,
  importPlayers,
  readPlayerTable,
  importPlayerRows,
  undoPlayerImport,
  getLastImport,
  getCareers,
});
