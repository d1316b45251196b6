/** Cache keys and live rules of teams for other modules. */
export { teamsKeys } from './teams/teams-keys.ts';
