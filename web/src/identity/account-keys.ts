/** Cache keys and live rules of account for other modules. */
export { accountKeys } from './account/account-keys.ts';
