/** The seven languages, in the order in which they are offered; the first is the default (spec §1). */
export const languageCodes = ['it', 'en', 'es', 'ca', 'fr', 'pt', 'de'] as const;

export type LanguageCode = (typeof languageCodes)[number];

function read(): LanguageCode {
  const stored = localStorage.getItem('language');
  return languageCodes.find((code) => code === stored) ?? 'it';
}

let current = read();
const listeners = new Set<() => void>();

function changed(next: LanguageCode): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

/** The language chosen in this browser, kept in localStorage (spec §9) and followed by the other tabs. */
export const language = {
  get: (): LanguageCode => current,
  choose(code: LanguageCode): void {
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
