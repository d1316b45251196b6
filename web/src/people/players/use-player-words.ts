import { type Language, locales } from '@trattativa/texts/languages';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormats } from '../../platform/i18n/use-formats.ts';
import type { DecidingFact } from './deciding-facts.ts';

type Texts = TextsOf<['players', 'catalogue', 'countries', 'regions', 'ui']>;

function wordsIn(t: Texts, language: Language, { money }: Formats) {
  const lists = new Intl.ListFormat(locales[language], { type: 'unit', style: 'short' });
  const role = (id: number) => t(`catalogue:playerRole.${id}`);
  const level = (id: number) => t(`catalogue:level.${id}`);
  const country = (code: string) => t(`countries:${code}`);
  const refund = (range: number) => t(`catalogue:refundRange.${range}`);
  return {
    role,
    accommodation: (id: number) => t(`catalogue:accommodation.${id}`),
    region: (key: string) => t(`regions:${key}`),
    roleShort: (id: number) => t(`catalogue:playerRoleShort.${id}`),
    level,
    country,
    refund,
    foot: (id: number) => t(`catalogue:foot.${id}`),
    contract: (id: number) => t(`catalogue:contractualStatus.${id}`),
    years: (count: number) => t('ui:years', { count }),
    /** One of the three facts that decide, as a short phrase. */
    fact(fact: DecidingFact): string {
      if (fact.kind === 'available') return t('players:fact.available');
      if (fact.kind === 'asks') return t('players:fact.asks', { amount: money(fact.euros) });
      if (fact.kind === 'refund') return t('players:fact.refund', { range: refund(fact.range) });
      if (fact.kind === 'searches') {
        return t('players:fact.searches', { levels: lists.format(fact.levels.map(level)) });
      }
      if (fact.kind === 'countries') {
        return t('players:fact.countries', { countries: lists.format(fact.codes.map(country)) });
      }
      return t('players:fact.euPassport');
    },
  };
}

export type PlayerWords = ReturnType<typeof wordsIn>;

/** Made once for each language, not once for each row of a list. */
const made = new WeakMap<Texts, PlayerWords>();

/** The words for what a player's record holds as numbers and codes, in the language on screen. */
export function usePlayerWords(): PlayerWords {
  const { t, i18n } = useTranslation(['players', 'catalogue', 'countries', 'regions', 'ui']);
  const formats = useFormats();
  let words = made.get(t);
  if (!words) {
    words = wordsIn(t, i18n.language as Language, formats);
    made.set(t, words);
  }
  return words;
}
