import { agentEndpoints } from '@trattativa/contract/people/agents/endpoints';
import { agentFigureEndpoints } from '@trattativa/contract/people/agents/figure-endpoints';
import { agentLicenceEndpoints } from '@trattativa/contract/people/agents/licence-endpoints';
import { agentProfileEndpoints } from '@trattativa/contract/people/agents/profile-endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getPortfolioFigures } from '../players/portfolio/read-portfolio.ts';
import { decideAgentLicence } from './decide-licence.ts';
import { getAgentFigures, getFigureList } from './get-agent-figures.ts';
import {
  findAgentsByName,
  getAgentAvatar,
  getAgentAvatarByUserId,
  getAgentInfo,
  getAgentInfoFromPlayer,
  getAgentRoles,
  getAgents,
} from './read-agents.ts';
import { getAgentLicence, getLicencesToCheck } from './read-licences.ts';
import { saveAgentInfo, updateAgentContacts } from './save-agent-info.ts';
import { saveAgentLicence } from './save-licence.ts';

export const agentRoutes = [
  ...routesOf(agentProfileEndpoints, {
    getAgentInfo,
    getAgentRoles,
    getAgentInfoFromPlayer,
    getAgentAvatar,
    getAgentAvatarByUserId,
    saveAgentInfo,
    updateAgentContacts,
    getAgents,
    searchAgents: findAgentsByName,
  }),
  ...routesOf(agentLicenceEndpoints, {
    getAgentLicence,
    saveAgentLicence,
    getLicencesToCheck,
    decideAgentLicence,
  }),
  ...routesOf(agentFigureEndpoints, { getAgentFigures, getFigureList }),
  ...routesOf(agentEndpoints, { getPortfolioFigures }),
];
