import type { TextTree } from '../../texts/src/read-texts.ts';

const fewestWords = 4;
/** What is written first, and what is no neighbour of another: Spanish, Catalan and Portuguese may well say a thing alike. */
const telling: ReadonlySet<string> = new Set(['it', 'en', 'de']);

/** Right in every language as they are: the age categories keep their Italian names. */
const rightAsTheyAre: ReadonlySet<string> = new Set(['Primi Calci/Piccoli Amici']);

/**
 * Sentences that stand word for word in several languages, Italian, English or German among them: most likely one was
 * never translated. Placeholders do not count as words; what has fewer than four is let pass (names, "Serie A").
 */
export function findUntranslated(
  texts: Readonly<Record<string, Readonly<Record<string, TextTree>>>>,
): string[] {
  const languagesOf = new Map<string, string[]>();
  for (const [language, features] of Object.entries(texts)) {
    for (const [feature, tree] of Object.entries(features)) {
      for (const [key, text] of leaves(tree, '')) {
        if (wordsIn(text) < fewestWords || rightAsTheyAre.has(text)) continue;
        const place = `${feature}.json ${key}: "${text}"`;
        languagesOf.set(place, [...(languagesOf.get(place) ?? []), language]);
      }
    }
  }
  return [...languagesOf]
    .filter(([, languages]) => languages.length > 1 && languages.some((language) => telling.has(language)))
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
