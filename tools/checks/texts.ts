import { findGaps } from '../../texts/src/find-gaps.ts';
import { readAllTexts } from '../../texts/src/read-texts.ts';

/** Same keys, placeholders and plural forms in all seven languages. */
export function checkTexts(): string[] {
  return findGaps(readAllTexts()).map(
    ({ language, feature, key, problem, expected }) =>
      `texts/${language}/${feature}.json ${key}: ${problem}${expected ? ` (expected ${expected})` : ''}`,
  );
}
