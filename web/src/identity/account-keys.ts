/** Cache keys and live rules of the account for other modules. */
export { accountKeys } from './account/account.live.ts';
