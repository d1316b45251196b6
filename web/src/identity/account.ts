/** What other modules use of account. */
export { useMyAccount } from './account/account.queries.ts';
export { keepLanguage } from './account/keep-language.ts';
