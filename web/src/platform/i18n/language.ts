import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageNames,
  languages,
} from '@trattativa/texts/languages';
import { useSyncExternalStore } from 'react';

function read(): Language {
  const stored = localStorage.getItem('language');
  return isLanguage(stored) ? stored : defaultLanguage;
}

let current = read();
const listeners = new Set<() => void>();

function changed(next: Language): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

/** The language chosen in this browser, stored in localStorage (spec §9) and shared with the other tabs. */
export const language = {
  get: (): Language => current,
  choose(code: Language): void {
    localStorage.setItem('language', code);
    changed(code);
  },
  /** Takes the language of what a visitor opened, unless one was chosen in this browser. */
  suggest(code: Language): void {
    if (localStorage.getItem('language') === null) changed(code);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

addEventListener('storage', (event) => {
  if (event.key === 'language') changed(read());
});

interface LanguageChoice {
  code: Language;
  /** Changes the language at once, in every tab. */
  choose(code: Language): void;
  /** The available languages, each by its own name, in the order of the spec. */
  choices: readonly { code: Language; name: string }[];
}

const choices = languages.map((code) => ({ code, name: languageNames[code] }));

export function useLanguage(): LanguageChoice {
  return {
    code: useSyncExternalStore(language.subscribe, language.get, language.get),
    choose: language.choose,
    choices,
  };
}
