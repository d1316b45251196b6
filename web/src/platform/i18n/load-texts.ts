import type { Language } from '@trattativa/texts/languages';
import { loadChunk } from '../chunks/load-chunk.ts';

export type Texts = Record<string, unknown>;

/** The texts of one language by file: those of every page load with the language, the others on demand. */
export interface LanguageTexts {
  everywhere: Record<string, Texts>;
  features: Record<string, () => Promise<Texts>>;
}

/** The features of `everywhere`. */
export const textsOfEveryPage = ['app', 'errors', 'shell'];

/** One chunk for each language: nobody loads the file lists of the other six. */
const languages: Record<Language, () => Promise<{ texts: LanguageTexts }>> = {
  it: () => import('./texts/it.ts'),
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  ca: () => import('./texts/ca.ts'),
  fr: () => import('./texts/fr.ts'),
  pt: () => import('./texts/pt.ts'),
  de: () => import('./texts/de.ts'),
};

/** The texts of one feature in one language. Rejects with ChunkLoadError if they do not load. */
export async function loadTexts(language: Language, feature: string): Promise<Texts> {
  const { texts } = await loadChunk(languages[language]);
  const ready = fileOf(texts.everywhere, feature);
  if (ready) return ready;
  const load = fileOf(texts.features, feature);
  if (!load) throw new Error(`there are no texts "${feature}" in "${language}"`);
  return loadChunk(load);
}

/** A feature's file, in any module's folder: `texts/<language>/<module>/<feature>.json`. */
function fileOf<File>(files: Record<string, File>, feature: string): File | undefined {
  const path = Object.keys(files).find((name) => name.endsWith(`/${feature}.json`));
  return path === undefined ? undefined : files[path];
}
