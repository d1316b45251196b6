/** What other modules use of accounts. */
export { isMinorOn } from './accounts/register/age.ts';
export { isWaitingClub } from './accounts/register/is-waiting-club.ts';
