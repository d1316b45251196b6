import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLanguage, languageNames, languages, locales, negotiateLanguage } from './languages.ts';

describe('the language of an answer', () => {
  it.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['pt-BR', 'pt'],
    ['ru, fr;q=0.4, ca;q=0.7', 'ca'],
    ['en;q=0.5, es;q=0.5', 'en'],
    ['EN-us', 'en'],
    ['fr;q=0, en;q=0.1', 'en'],
    ['*', 'it'],
    ['en;q=0.2, *;q=0.1', 'en'],
  ])('to "%s" is %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });

  it.each([[undefined], [null], [''], ['ja'], ['en;q=0'], [';;,,'], ['en;q=2'], ['en;q=x']])(
    'is Italian for %j',
    (header) => {
      expect(negotiateLanguage(header)).toBe('it');
    },
  );

  it('is one of the seven whatever the header says', () => {
    fc.assert(fc.property(fc.string(), (header) => isLanguage(negotiateLanguage(header))));
  });
});

describe('the seven languages', () => {
  it('each have their own name and a locale that Intl supports', () => {
    expect(new Set(Object.values(languageNames)).size).toBe(7);
    for (const language of languages) {
      expect(Intl.PluralRules.supportedLocalesOf(locales[language])).toEqual([locales[language]]);
      expect(locales[language].slice(0, 2)).toBe(language);
    }
  });
});
