/** Exports of clubs for other modules. */
export { teamsKeys } from './teams/teams.live.ts';
export { countTeamChanges, countWaitingTeams, useClub } from './teams/teams.queries.ts';
