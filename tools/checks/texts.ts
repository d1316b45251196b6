import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGaps } from '../../texts/src/find-gaps.ts';
import { readAllTexts } from '../../texts/src/read-texts.ts';
import { placeholdersFile, writeTextPlaceholders } from '../text-placeholders.ts';
import { findBreakableMails } from './breakable-mails.ts';
import { root } from './sources.ts';
import { findUntranslated } from './untranslated.ts';

/** Same keys, placeholders and plural forms in all seven languages, no sentence left in another, no word that breaks at its hyphen. */
export function checkTexts(): string[] {
  const texts = readAllTexts();
  const gaps = findGaps(texts).map(
    ({ language, feature, key, problem, expected }) =>
      `texts/${language}/${feature}.json ${key}: ${problem}${expected ? ` (expected ${expected})` : ''}`,
  );
  return [...gaps, ...findUntranslated(texts), ...findBreakableMails(texts), ...findOldTypes()];
}

/** The types of the texts that do not say what the texts say. */
function findOldTypes(): string[] {
  return readFileSync(join(root, placeholdersFile), 'utf8') === writeTextPlaceholders()
    ? []
    : [`${placeholdersFile} is older than the texts: run node tools/generate-text-keys.ts`];
}
