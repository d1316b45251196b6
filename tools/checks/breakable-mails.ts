import type { TextTree } from '../../texts/src/read-texts.ts';

/**
 * An "e-mail" that a narrow screen breaks after its "e-". Italian (as the specification writes it), English, Spanish,
 * Catalan and Portuguese say "email"; French and German, which have the hyphen, write the one that does not break (U+2011).
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
