import { agentEndpoints } from '@trattativa/contract/agents/endpoints';
import { routesOf } from '../platform/http/routes.ts';
import { getPortfolioFigures } from '../players/get-portfolio-figures.ts';
import { searchAgents } from './agents.repository.ts';
import { getAgentInfo } from './get-agent-info.ts';
import { presentAgentCard } from './present-agent.ts';

const mostFound = 20;

export const agentRoutes = routesOf(agentEndpoints, {
  getAgentInfo,
  searchAgents: async (services, call) => ({
    items: (await searchAgents(services.db, call.input.text, mostFound)).map(presentAgentCard),
  }),
  getPortfolioFigures,
});
