/** What other modules use of teams. */

export { useClub } from './teams/teams.queries.ts';
export { countTeamChanges, countWaitingTeams } from './teams/waiting-counts.ts';
