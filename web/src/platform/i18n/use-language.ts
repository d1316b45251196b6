import { type Language, languageNames, languages } from '@trattativa/texts/languages';
import { useSyncExternalStore } from 'react';
import { language } from './language.ts';

export interface LanguageChoice {
  code: Language;
  /** Changes it at once, for this and every other tab. */
  choose(code: Language): void;
  /** What can be chosen, each in its own words, in the order of the spec. */
  choices: readonly { code: Language; name: string }[];
}

const choices = languages.map((code) => ({ code, name: languageNames[code] }));

export function useLanguage(): LanguageChoice {
  return {
    code: useSyncExternalStore(language.subscribe, language.get),
    choose: language.choose,
    choices,
  };
}
