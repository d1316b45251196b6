import { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { acceptTeamInvitation, getTeamInvitation } from './claims/accept-team-invitation.ts';
import { decideTeamChange, getTeamChanges } from './claims/decide-team-change.ts';
import { acceptTeam, getWaitingTeams, refuseTeam } from './claims/decide-waiting-team.ts';
import { inviteTeamMember, withdrawTeamInvitation } from './claims/invite-team-member.ts';
import { removeTeamMember } from './claims/remove-team-member.ts';
import { startTeamClaim } from './claims/start-team-claim.ts';
import { deleteTeam, restoreTeam } from './delete-team.ts';
import { getTeamData, getTeamInfo } from './get-team-info.ts';
import { getTeamPlayers } from './get-team-players.ts';
import { importTeams } from './import-teams.ts';
import { getTeamOrgChartContacts, getTeamPlaces, getTeams } from './list-teams.ts';
import { presentTeamCard } from './present-team.ts';
import { getTeamHistory, getTeamMembers } from './read-team-members.ts';
import { saveTeamInfo } from './save-team-info.ts';
import { teamProfile } from './team.ts';
import { countTeams, listTeamNames, searchTeams } from './teams.repository.ts';
import { updateDefaultOrgChart, updateTeamContacts, updateTeamData } from './update-team.ts';
import { updateTeamToRegistered } from './update-team-to-registered.ts';

const maxFound = 20;
const choosable = [teamProfile.registered, teamProfile.notRegistered];

export const teamRoutes = routesOf(teamEndpoints, {
  getTeamsNames: async (services) => ({ items: await listTeamNames(services.db) }),
  searchTeams: async (services, call) => {
    const { text, level } = call.input;
    const found = await searchTeams(services.db, { text, level, profiles: choosable }, maxFound);
    return { items: found.map(presentTeamCard) };
  },
  searchClaimableTeams: async (services, call) => {
    const search = { text: call.input.text, level: undefined, profiles: [teamProfile.notRegistered] };
    const found = await searchTeams(services.db, search, maxFound);
    return {
      items: found.map(({ id, name, city, country, level, league_name, contact_email }) => {
        return { id, name, city, country, level, leagueName: league_name, reachable: contact_email !== null };
      }),
    };
  },
  getTeamsCount: async (services) => ({ count: await countTeams(services.db) }),
  getTeams,
  getTeamPlaces,
  getTeamInfo,
  getTeamData,
  getTeamPlayers,
  getTeamOrgChartContacts,
  saveTeamInfo,
  updateTeamData,
  updateTeamContacts,
  updateDefaultOrgChart,
  deleteTeam,
  restoreTeam,
  startTeamClaim,
  updateTeamToRegistered,
  getTeamMembers,
  inviteTeamMember,
  withdrawTeamInvitation,
  removeTeamMember,
  getTeamInvitation,
  acceptTeamInvitation,
  getTeamHistory,
  getWaitingTeams,
  acceptTeam,
  refuseTeam,
  getTeamChanges,
  decideTeamChange,
  importTeams,
});
