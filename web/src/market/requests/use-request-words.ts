import type { Request } from '@trattativa/contract/market/requests/request';
import { type Language, locales } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';

/** The facts of a request beyond role, level and place; the public page shows only these. */
type StatedFacts = Pick<
  Request,
  | 'overAge'
  | 'underAge'
  | 'monthlyOffer'
  | 'refundRange'
  | 'contractualStatus'
  | 'immediateAvailability'
  | 'foot'
  | 'minHeightCm'
  | 'euPassport'
  | 'skills'
  | 'moves'
  | 'feeBudget'
  | 'playersSought'
  | 'neededFrom'
  | 'neededUntil'
  | 'answerBy'
  | 'board'
  | 'lodging'
  | 'car'
>;

/** Translated words for the criteria and offers of a request. */
export function useRequestWords() {
  const { t, i18n } = useTranslation(['requests', 'catalogue', 'ui']);
  const { money, number, plainDate } = useFormats();
  const list = (items: readonly string[]) =>
    new Intl.ListFormat(locales[i18n.language as Language], { type: 'unit', style: 'short' }).format(items);
  const player = usePlayerWords();
  const words = {
    list,
    ages(from: number | null, to: number | null): string {
      if (from !== null && to !== null) return t('requests:value.ageBetween', { from, to });
      if (to !== null) return t('requests:value.ageTo', { to });
      return from === null ? '' : t('requests:value.ageFrom', { from });
    },
    /** Euros a month, or the refund range if there is no amount. */
    money(amount: number | null, range: number | null): string {
      if (amount !== null) return t('requests:value.monthly', { amount: money(amount) });
      return range === null ? '' : player.refund(range);
    },
    heightFrom: (cm: number) => t('requests:value.heightFrom', { cm }),
    season: (year: number) =>
      t('requests:value.season', { from: year, to: String((year + 1) % 100).padStart(2, '0') }),
    place: (request: Pick<Request, 'city' | 'country'>) =>
      `${request.city}, ${player.country(request.country)}`,
    /** The facts of a request beyond role, level and place, as label and value. */
    facts(request: StatedFacts): { key: string; label: string; value: string }[] {
      const facts = [
        ['age', words.ages(request.overAge, request.underAge)],
        ['offer', words.money(request.monthlyOffer, request.refundRange)],
        [
          'contractualStatus',
          request.contractualStatus === null ? '' : player.contract(request.contractualStatus),
        ],
        ['immediateAvailability', request.immediateAvailability ? t('ui:yes') : ''],
        ['foot', request.foot === null ? '' : player.foot(request.foot)],
        ['minHeightCm', request.minHeightCm === null ? '' : words.heightFrom(request.minHeightCm)],
        ['euPassport', request.euPassport ? t('ui:yes') : ''],
        ['moves', list(request.moves.map(player.move))],
        ['feeBudget', request.feeBudget === null ? '' : money(request.feeBudget)],
        ['playersSought', request.playersSought === null ? '' : number(request.playersSought)],
        ['neededFrom', request.neededFrom === null ? '' : plainDate(request.neededFrom)],
        ['neededUntil', request.neededUntil === null ? '' : plainDate(request.neededUntil)],
        ['answerBy', request.answerBy === null ? '' : plainDate(request.answerBy)],
        [
          'inKind',
          list(
            (['board', 'lodging', 'car'] as const)
              .filter((one) => request[one])
              .map((one) => t(`requests:field.${one}`)),
          ),
        ],
        ['skills', list(request.skills.map((id) => t(`catalogue:skill.${id}`)))],
      ] as const;
      return facts
        .filter(([, value]) => value !== '')
        .map(([key, value]) => ({ key, label: t(`requests:field.${key}`), value }));
    },
  };
  return words;
}

export type RequestWords = ReturnType<typeof useRequestWords>;
