import { call } from '../../platform/api/call.ts';
import { language } from '../../platform/i18n/language.ts';

/** Somebody who is logged in and chooses another language is written to in it as well. Answers how to stop. */
export function saveChosenLanguage(): () => void {
  return language.subscribe(() => {
    // Without an answer the screen has the language, and the next choice tells it.
    call('Account/SaveMyPreferences', { language: language.get() }).catch(() => undefined);
  });
}
