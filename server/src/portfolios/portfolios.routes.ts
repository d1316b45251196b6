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
});
