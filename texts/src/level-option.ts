import { categoryOfLevel, levelKey } from '@trattativa/domain/people/categories';
import type { Language } from './languages.ts';
import { translate } from './translate.ts';

/**
 * A level of football among others: in a country the league that it plays at it, across countries the number, with the
 * league that Italy plays at it.
 */
export function levelOption(language: Language, level: number, country?: string): string {
  const name = translate(language, `catalogue:${levelKey(level, country)}`);
  const category = categoryOfLevel(level);
  if (country !== undefined || category === null) return name;
  const league = translate(language, `catalogue:category.${category}`);
  return translate(language, 'catalogue:levelOption', { league, level: name });
}
