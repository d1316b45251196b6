import { agentEndpoints } from '@trattativa/contract/agents/endpoints';
import { routesOf } from '../platform/http/routes.ts';
import { deleteAgentPlayer, restoreAgentPlayer } from '../players/delete-agent-player.ts';
import { getPortfolioFigures } from '../players/get-portfolio-figures.ts';
import { listAgentPlayers } from '../players/list-agent-players.ts';
import { saveAgentPlayer } from '../players/save-agent-player.ts';
import { searchAgents } from './agents.repository.ts';
import { getAgentInfo } from './get-agent-info.ts';
import { presentAgentCard } from './present-agent.ts';

const mostFound = 20;

export const agentRoutes = routesOf(agentEndpoints, {
  getAgentInfo,
  searchAgents: async (services, call) => ({
    items: (await searchAgents(services.db, call.input.text, mostFound)).map(presentAgentCard),
  }),
  addOrUpdateAgentPlayer: saveAgentPlayer,
  getAgentPlayerList: listAgentPlayers,
  getPortfolioFigures,
  deleteAgentPlayer,
  restoreAgentPlayer,
});
