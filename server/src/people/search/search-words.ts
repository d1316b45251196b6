import { type PlayerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';

/** One word of a search, and the roles on the pitch that it names in the searcher's language. */
export interface SearchWord {
  text: string;
  roles: readonly PlayerRole[];
}

/** More words narrow nothing further. */
const maxWords = 6;
/** A shorter word is no beginning of a role's name. */
const minRoleWordLength = 3;

/** Without accents, in lower case: as the database compares texts. */
export function foldWord(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, the first six unless told. */
export function wordsIn(text: string, max = maxWords): string[] {
  return text
    .split(/[\s,;:"“”«»'’]+/u)
    .filter((word) => word !== '')
    .slice(0, max);
}

/** The words with what they mean in this language. */
export function searchWords(words: readonly string[], language: Language): SearchWord[] {
  const named = playerRoles.map((role) => ({
    role,
    words: foldWord(translate(language, `catalogue:playerRole.${role}`)).split(/[\s-]+/u),
    short: foldWord(translate(language, `catalogue:playerRoleShort.${role}`)),
  }));
  return words.map((text) => {
    const search = foldWord(text);
    const begins = (word: string) => search.length >= minRoleWordLength && word.startsWith(search);
    return {
      text,
      roles: named
        .filter(({ words, short }) => short === search || words.some(begins))
        .map(({ role }) => role),
    };
  });
}
