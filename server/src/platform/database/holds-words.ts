import { type RawBuilder, sql } from 'kysely';
import { beginningWith, containing } from './like-pattern.ts';

/** Shorter words name nothing by a fragment: they count as the beginning of a word. */
const minFragmentLength = 3;

/** A word of the text begins with it. `folded` is an expression with `fold_text` around it. */
export function beginsWord(folded: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const start = beginningWith(word);
  const begins = sql<boolean>`(${folded} like fold_text(${start}) or ${folded} like fold_text(${`% ${start}`}))`;
  if (word.length < minFragmentLength) return begins;
  // Implied, but an index finds the fragments of several words in one scan, and alternatives word by word.
  return sql`(${folded} like fold_text(${containing(word)}) and ${begins})`;
}

/** The text contains the word; a word of one or two letters only begins one of its words. */
export function holdsWord(folded: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  if (word.length < minFragmentLength) return beginsWord(folded, word);
  return sql`${folded} like fold_text(${containing(word)})`;
}
