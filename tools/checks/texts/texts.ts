import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGaps } from '../../../texts/src/find-gaps.ts';
import { readAllTexts, type TextTree } from '../../../texts/src/read-texts.ts';
import { placeholdersByFile, placeholdersFile, writeTextPlaceholders } from '../../text-placeholders.ts';
import { root } from '../sources.ts';
import { checkDescriptions, readDescriptions } from './text-descriptions.ts';
import { findUntranslated } from './untranslated.ts';

/**
 * All seven languages have the same keys, placeholders and plural forms. No sentence is left untranslated, and no "e-mail"
 * can break at its hyphen. Generated types are current, and descriptions belong to existing texts.
 */
export function checkTexts(): string[] {
  const texts = readAllTexts();
  const gaps = findGaps(texts).map(
    ({ language, feature, key, problem, expected }) =>
      `texts/${language}/${feature}.json ${key}: ${problem}${expected ? ` (expected ${expected})` : ''}`,
  );
  return [
    ...gaps,
    ...findUntranslated(texts),
    ...findBreakableMails(texts),
    ...findStaleTypes(),
    ...checkDescriptions(readDescriptions(), placeholdersByFile(), italianFiles()),
  ];
}

/** Finds generated types that no longer match the texts. */
function findStaleTypes(): string[] {
  return readFileSync(join(root, placeholdersFile), 'utf8') === writeTextPlaceholders()
    ? []
    : [`${placeholdersFile} is older than the texts: run npm run generate`];
}

/** `<module>/<thing>.json` of every Italian file. */
function italianFiles(): Set<string> {
  const files = readdirSync(join(root, 'texts/it'), { recursive: true, encoding: 'utf8' });
  return new Set(files.map((file) => file.replaceAll('\\', '/')));
}

/**
 * Finds an "e-mail" that could break after "e-" on a narrow screen. Italian (as in the specification), English, Spanish,
 * Catalan and Portuguese write "email"; French and German use the non-breaking hyphen (U+2011).
 */
function findBreakableMails(texts: Readonly<Record<string, Readonly<Record<string, TextTree>>>>): string[] {
  return Object.entries(texts).flatMap(([language, features]) =>
    Object.entries(features)
      .filter(([, tree]) => /\be-mail/i.test(JSON.stringify(tree)))
      .map(
        ([feature]) =>
          `texts/${language}/${feature}.json: "e-mail" may break at its hyphen; write "email", in French and German with U+2011`,
      ),
  );
}
