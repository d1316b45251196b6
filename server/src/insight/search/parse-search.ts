import { type SearchAct, searchActs } from '@trattativa/contract/insight/search/found';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { foldWord, wordsIn } from '../../people/search.ts';

/** What a search asks for: the words that name things, and the act whose verb stands among them. */
export interface ParsedSearch {
  words: string[];
  act: SearchAct | null;
}

const wordList = (text: string) => new Set(wordsIn(text, Number.POSITIVE_INFINITY).map(foldWord));

/**
 * Reads a search in the searcher's language. Only beside a verb are the small words left out ("propose Rossi to
 * Ascoli"); a verb alone is a word like any other.
 */
export function parseSearch(text: string, language: Language): ParsedSearch {
  const words = wordsIn(text);
  for (const act of searchActs) {
    const verbs = wordList(translate(language, `search-words:verbs.${act}`));
    const rest = words.filter((word) => !verbs.has(foldWord(word)));
    if (rest.length === words.length) continue;
    const small = wordList(translate(language, 'search-words:smallWords'));
    const named = rest.filter((word) => !small.has(foldWord(word)));
    if (named.length > 0) return { words: named, act };
  }
  return { words, act: null };
}
