/** What other modules use of the account. */
export { useMyAccount } from './account/account.queries.ts';
export { saveChosenLanguage } from './account/save-chosen-language.ts';
