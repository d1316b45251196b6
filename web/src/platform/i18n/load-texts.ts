import { loadChunk } from '../chunks/load-chunk.ts';

type Texts = Record<string, unknown>;

/** One lazy file for each language and feature. */
const files = import.meta.glob<Texts>('../../../../texts/*/*.json', { import: 'default' });

/** The texts of one feature in one language. Rejects with ChunkLoadError when they do not arrive. */
export function loadTexts(language: string, feature: string): Promise<Texts> {
  const file = files[`../../../../texts/${language}/${feature}.json`];
  if (!file) return Promise.reject(new Error(`there are no texts "${feature}" in "${language}"`));
  return loadChunk(file);
}
