import { call } from '../../platform/api/call.ts';
import { language } from '../../platform/i18n/language.ts';

/**
 * Saves the language that a logged-in user chooses to the account, which sets the language of mails. Returns the
 * function that stops it.
 */
export function saveChosenLanguage(): () => void {
  return language.subscribe(() => {
    // Without a response the screen still has the language, and the next choice saves it.
    call('Account/SaveMyPreferences', { language: language.get() }).catch(() => undefined);
  });
}
