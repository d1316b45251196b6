/** What other modules use of accounts. */
export { isMinorOn } from './accounts/age.ts';
export { isWaitingClub } from './accounts/is-waiting-club.ts';
