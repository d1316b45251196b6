import { useSyncExternalStore } from 'react';
import { type LanguageCode, language } from './language.ts';

/** The chosen language, and `choose` to change it at once for this and every other tab. */
export function useLanguage(): { code: LanguageCode; choose: (code: LanguageCode) => void } {
  return { code: useSyncExternalStore(language.subscribe, language.get), choose: language.choose };
}
