import { defaultLanguage, isLanguage, type Language } from '@trattativa/texts/languages';

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

/** The language chosen in this browser, kept in localStorage (spec §9) and followed by the other tabs. */
export const language = {
  get: (): Language => current,
  choose(code: Language): void {
    localStorage.setItem('language', code);
    changed(code);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

addEventListener('storage', (event) => {
  if (event.key === 'language') changed(read());
});
