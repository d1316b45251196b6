import { editDistance } from './import/words/edit-distance.ts';
import { foldWord } from './import/words/fold-word.ts';

/** Most letters that two spellings of a name of at least this length differ in. */
const slips = [
  { fromLetters: 12, allowed: 2 },
  { fromLetters: 6, allowed: 1 },
] as const;

const wordsOf = (name: string) => foldWord(name).split(' ').sort();

/** The words of a name in one order, without accents and case: equal for "Prova, Lucà" and "luca prova". */
export function nameWords(name: string): string {
  return wordsOf(name).join(' ');
}

/**
 * Whether two full names may be one person's: the same words in any order, with a further given name or without, or spelled
 * with a slip or two.
 */
export function areSimilarNames(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const [fewer, more] = words.length <= others.length ? [words, others] : [others, words];
  if (fewer.length > 1 && fewer.every((word) => more.includes(word))) return true;
  const spelled = [one, other].map((name) => foldWord(name).replaceAll(' ', ''));
  const [tight, otherTight] = spelled as [string, string];
  const least = Math.min(tight.length, otherTight.length);
  const allowed = slips.find(({ fromLetters }) => least >= fromLetters)?.allowed ?? 0;
  return (
    editDistance(tight, otherTight) <= allowed || editDistance(words.join(''), others.join('')) <= allowed
  );
}
