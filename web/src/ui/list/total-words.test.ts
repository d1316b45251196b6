import * as formats from '@trattativa/texts/formats';
import { type Language, languages } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { describe, expect, it } from 'vitest';
import { totalWords } from './total-words.ts';

const inLanguage = (language: Language) => (value: number) => formats.formatNumber(language, value);

/** The sentences with a total, for each list. */
const sentences = [
  'agents:list.count',
  'audit:result',
  'coaching-staff:portfolio.count',
  'invoices:filter.result',
  'mandates:count',
  'negotiations:filter.result',
  'offers:list.result',
  'player-lists:portfolio.count',
  'requests:list.count',
  'scouts:count',
  'teams:contacts.count',
  'teams:list.count',
] as const;

describe('a total on screen', () => {
  it('is the number itself if exact', () => {
    expect(totalWords({ total: 1000, totalIsExact: true }, inLanguage('it'))).toEqual({
      count: 1000,
      number: '1.000',
    });
  });

  it('is “more than” the last counted number if not exact', () => {
    expect(totalWords({ total: 10_001, totalIsExact: false }, inLanguage('en')).number).toBe('10,000');
  });

  it.each(languages)('is said in whole sentences and in the numbers of %s', (language) => {
    const exact = totalWords({ total: 10_000, totalIsExact: true }, inLanguage(language));
    const more = totalWords({ total: 10_001, totalIsExact: false }, inLanguage(language));
    const written = formats.formatNumber(language, 10_000);
    expect(translate(language, 'ui:moreThan', more)).toContain(written);
    for (const key of sentences) {
      const [sure, unsure] = [translate(language, key, exact), translate(language, `${key}More`, more)];
      expect([key, sure.includes(written), unsure.includes(written)]).toEqual([key, true, true]);
      expect(sure).not.toBe(unsure);
    }
  });
});
