import type { Language } from '@trattativa/texts/languages';
import { locales } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../platform/i18n/use-formats.ts';
import type { DecidingFact } from './deciding-facts.ts';

/** The words for what a player's record holds as numbers and codes, in the language on screen. */
export function usePlayerWords() {
  const { t, i18n } = useTranslation(['players', 'catalogue', 'countries', 'ui']);
  const { money } = useFormats();
  const list = (words: readonly string[]) =>
    new Intl.ListFormat(locales[i18n.language as Language], { type: 'unit', style: 'short' }).format(words);
  const role = (id: number) => t(`catalogue:playerRole.${id}`);
  const level = (id: number) => t(`catalogue:level.${id}`);
  const country = (code: string) => t(`countries:${code}`);
  const refund = (range: number) => t(`catalogue:refundRange.${range}`);
  return {
    role,
    roleShort: (id: number) => t(`catalogue:playerRoleShort.${id}`),
    level,
    country,
    refund,
    foot: (id: number) => t(`catalogue:foot.${id}`),
    contract: (id: number) => t(`catalogue:contractualStatus.${id}`),
    years: (count: number) => t('ui:years', { count }),
    levels: (ids: readonly number[]) => list(ids.map(level)),
    countries: (codes: readonly string[]) => list(codes.map(country)),
    /** One of the three facts that decide, as a short phrase. */
    fact(fact: DecidingFact): string {
      if (fact.kind === 'available') return t('players:fact.available');
      if (fact.kind === 'asks') return t('players:fact.asks', { amount: money(fact.euros) });
      if (fact.kind === 'refund') return t('players:fact.refund', { range: refund(fact.range) });
      if (fact.kind === 'searches') {
        return t('players:fact.searches', { levels: list(fact.levels.map(level)) });
      }
      if (fact.kind === 'countries') {
        return t('players:fact.countries', { countries: list(fact.codes.map(country)) });
      }
      return t('players:fact.euPassport');
    },
  };
}
