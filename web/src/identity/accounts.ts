/** What other modules use of accounts. */

export { usePublicSettings } from './accounts/public-settings.queries.ts';
export { isMinorOn } from './accounts/register/age.ts';
export { isWaitingClub } from './accounts/register/is-waiting-club.ts';
