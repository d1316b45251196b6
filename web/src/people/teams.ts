/** What other modules use of teams. */
export { countTeamChanges, countWaitingTeams } from './teams/waiting-counts.ts';
