import { teamEndpoints } from '@trattativa/contract/teams/endpoints';
import { routesOf } from '../platform/http/routes.ts';
import { getTeamInfo } from './get-team-info.ts';
import { presentTeamCard } from './present-team.ts';
import { listTeamNames, searchTeams } from './teams.repository.ts';

const mostFound = 20;

export const teamRoutes = routesOf(teamEndpoints, {
  getTeamsNames: async (services) => ({ items: await listTeamNames(services.db) }),
  searchTeams: async (services, call) => {
    const { text, level } = call.input;
    return { items: (await searchTeams(services.db, { text, level }, mostFound)).map(presentTeamCard) };
  },
  getTeamInfo,
});
