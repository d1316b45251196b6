/** What other modules use of account. */
export { useMyAccount } from './account/account.queries.ts';
export { saveChosenLanguage } from './account/save-chosen-language.ts';
