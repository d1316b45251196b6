/** What other modules use of accounts. */
export { isMinorOn } from './accounts/age.ts';
