import { describe, expect, it } from 'vitest';
import { findUntranslated } from './untranslated.ts';

const findingsOf = (texts: Record<string, string>) =>
  findUntranslated(
    Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [language, { offers: { form: { hint: text } } }]),
    ),
  );

describe('a sentence left in another language', () => {
  it('is found with its file and key', () => {
    expect(
      findingsOf({
        it: 'Scrivi il prezzo in euro',
        en: 'Write the price in euros',
        de: 'Write the price in euros',
      }),
    ).toEqual([
      'texts/{en,de}/offers.json form.hint: "Write the price in euros" is the same in these languages',
    ]);
  });

  it('is not a name, a placeholder or a few words', () => {
    expect(findingsOf({ it: 'Serie A e B', de: 'Serie A e B' })).toEqual([]);
    expect(
      findingsOf({
        it: '{{name}} – {{from}} / {{until}} ({{count, number}})',
        en: '{{name}} – {{from}} / {{until}} ({{count, number}})',
      }),
    ).toEqual([]);
  });

  it('is not a phrase that related languages share', () => {
    expect(
      findingsOf({
        it: 'Numero minimo di elementi',
        es: 'Número mínimo de elementos',
        pt: 'Número mínimo de elementos',
      }),
    ).toEqual([]);
  });
});
