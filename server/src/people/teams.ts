/** The door to clubs for other modules. */
export { getTeamData } from './teams/get-team-info.ts';
export { presentTeamCard } from './teams/present-team.ts';
export { saveTeamInfo } from './teams/save-team-info.ts';
export { teamCard } from './teams/teams.repository.ts';
