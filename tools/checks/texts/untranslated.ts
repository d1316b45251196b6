import type { TextTree } from '../../../texts/src/read-texts.ts';

const fewestWords = 4;
/** Languages in which an identical sentence is suspicious. Spanish, Catalan and Portuguese may share a sentence. */
const distinctive: ReadonlySet<string> = new Set(['it', 'en', 'de']);

/** Identical in every language: the age categories keep their Italian names. */
const identical: ReadonlySet<string> = new Set(['Primi Calci/Piccoli Amici']);

/**
 * Finds identical sentences in several languages, at least one of them Italian, English or German: most likely one was
 * never translated. Placeholders are not words; texts of fewer than four words pass (names, "Serie A").
 */
export function findUntranslated(
  texts: Readonly<Record<string, Readonly<Record<string, TextTree>>>>,
): string[] {
  const languagesOf = new Map<string, string[]>();
  for (const [language, features] of Object.entries(texts)) {
    for (const [feature, tree] of Object.entries(features)) {
      for (const [key, text] of leaves(tree, '')) {
        if (wordsIn(text) < fewestWords || identical.has(text)) continue;
        const place = `${feature}.json ${key}: "${text}"`;
        languagesOf.set(place, [...(languagesOf.get(place) ?? []), language]);
      }
    }
  }
  return [...languagesOf]
    .filter(
      ([, languages]) => languages.length > 1 && languages.some((language) => distinctive.has(language)),
    )
    .map(([place, languages]) => `texts/{${languages.join(',')}}/${place} is the same in these languages`);
}

function* leaves(tree: TextTree, prefix: string): Generator<[key: string, text: string]> {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [prefix + name, value];
    else yield* leaves(value, `${prefix}${name}.`);
  }
}

function wordsIn(text: string): number {
  const plain = text.replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>|https?:\S+/g, ' ');
  return plain.match(/\p{L}{2,}/gu)?.length ?? 0;
}
