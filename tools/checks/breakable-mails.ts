import type { TextTree } from '../../texts/src/read-texts.ts';

/**
 * Finds an "e-mail" that could break after "e-" on a narrow screen. Italian (as in the specification), English, Spanish,
 * Catalan and Portuguese write "email"; French and German use the non-breaking hyphen (U+2011).
 */
export function findBreakableMails(
  texts: Readonly<Record<string, Readonly<Record<string, TextTree>>>>,
): string[] {
  return Object.entries(texts).flatMap(([language, features]) =>
    Object.entries(features)
      .filter(([, tree]) => /\be-mail/i.test(JSON.stringify(tree)))
      .map(
        ([feature]) =>
          `texts/${language}/${feature}.json: "e-mail" breaks at its hyphen; write "email", in French and German with U+2011`,
      ),
  );
}
