import type { MatchedRequest } from '@trattativa/domain/market/matching/matched';
import type { Quota } from '@trattativa/domain/market/request-limits';
import type { MoveKind } from '@trattativa/domain/people/contract-facts';
import { seasonName } from '@trattativa/domain/people/season';
import { formatLabels, formatSeries } from './format-series.ts';
import { formatMoney, formatNumber, formatPlainDate } from './formats.ts';
import type { Language } from './languages.ts';
import type { TextsOf } from './text-keys.ts';

/** The facts of a request beyond role, level and place. Amounts in whole euros, as on the wire. */
interface StatedFacts extends Omit<MatchedRequest, 'season' | 'role' | 'level' | 'country'> {
  quota: Quota | null;
  playersSought: number | null;
  neededFrom: string | null;
  neededUntil: string | null;
  answerBy: string | null;
  board: boolean;
  lodging: boolean;
  car: boolean;
}

export type RequestTexts = TextsOf<['requests', 'catalogue', 'countries', 'players', 'ui']>;

/** The words for the criteria and offers of a request in one language: on its page, in lists, in its report and in the PDF. */
export function requestWordsIn(t: RequestTexts, language: Language) {
  const money = (euros: number) => formatMoney(Math.round(euros * 100));
  const some = <Value>(value: Value | null, say: (value: Value) => string) =>
    value === null ? '' : say(value);
  const yes = (value: boolean) => (value ? t('ui:yes') : '');
  const day = (date: string) => formatPlainDate(language, date);
  const words = {
    list: (items: readonly string[]) => formatSeries(language, items),
    /** Words side by side that begin with a capital only because they are labels. */
    labels: (items: readonly string[]) => formatLabels(language, items),
    ages(from: number | null, to: number | null): string {
      if (from !== null && to !== null) return t('requests:value.ageBetween', { from, to });
      if (to !== null) return t('requests:value.ageTo', { to });
      return from === null ? '' : t('requests:value.ageFrom', { from });
    },
    birthYears(from: number | null, to: number | null): string {
      if (from !== null && from === to) return t('requests:value.bornIn', { year: from });
      if (from !== null && to !== null) return t('requests:value.bornBetween', { from, to });
      if (to !== null) return t('requests:value.bornTo', { to });
      return from === null ? '' : t('requests:value.bornFrom', { from });
    },
    /** Euros a month, or the refund range if there is no amount. */
    money(amount: number | null, range: number | null): string {
      if (amount !== null) return t('requests:value.monthly', { amount: money(amount) });
      return range === null ? '' : t(`catalogue:refundRange.${range}`);
    },
    heightFrom: (cm: number) => t('requests:value.heightFrom', { cm }),
    minutes: (count: number) => t('requests:value.minutes', { count, number: formatNumber(language, count) }),
    minutesFrom: (count: number) =>
      t('requests:value.minutesFrom', { count, number: formatNumber(language, count) }),
    move: (kind: MoveKind) => t(`players:move.${kind}`),
    quota: (quota: Quota) => t(`requests:quota.${quota}`),
    nonEuPlace: (isLeft: boolean) => t(isLeft ? 'requests:nonEuPlace.left' : 'requests:nonEuPlace.noneLeft'),
    country: (code: string) => t(`countries:${code}`),
    season: (year: number) => t('requests:value.season', { season: seasonName(year) }),
    place: (request: { city: string; country: string }) =>
      `${request.city}, ${t(`countries:${request.country}`)}`,
    /** The stated facts of a request, as label and value. */
    facts(request: StatedFacts): { key: string; label: string; value: string }[] {
      const facts = [
        ['age', words.ages(request.overAge, request.underAge)],
        ['birthYears', words.birthYears(request.bornFrom, request.bornTo)],
        ['quota', some(request.quota, words.quota)],
        ['offer', words.money(request.monthlyOffer, request.refundRange)],
        [
          'contractualStatus',
          some(request.contractualStatus, (id) => t(`catalogue:contractualStatus.${id}`)),
        ],
        ['immediateAvailability', yes(request.immediateAvailability)],
        ['foot', some(request.foot, (id) => t(`catalogue:foot.${id}`))],
        ['minHeightCm', some(request.minHeightCm, words.heightFrom)],
        ['minMinutes', some(request.minMinutes, words.minutesFrom)],
        ['euPassport', yes(request.euPassport)],
        ['nationalities', words.list(request.nationalities.map(words.country))],
        ['nonEuPlace', some(request.nonEuPlace, words.nonEuPlace)],
        ['secondRoleAccepted', request.secondRoleAccepted ? '' : t('ui:no')],
        ['moves', words.labels(request.moves.map(words.move))],
        ['feeBudget', some(request.feeBudget, money)],
        ['playersSought', some(request.playersSought, (count) => formatNumber(language, count))],
        ['neededFrom', some(request.neededFrom, day)],
        ['neededUntil', some(request.neededUntil, day)],
        ['answerBy', some(request.answerBy, day)],
        [
          'inKind',
          words.labels(
            (['board', 'lodging', 'car'] as const)
              .filter((one) => request[one])
              .map((one) => t(`requests:field.${one}`)),
          ),
        ],
        ['skills', words.labels(request.skills.map((id) => t(`catalogue:skill.${id}`)))],
      ] as const;
      return facts
        .filter(([, value]) => value !== '')
        .map(([key, value]) => ({ key, label: t(`requests:field.${key}`), value }));
    },
  };
  return words;
}

export type RequestWords = ReturnType<typeof requestWordsIn>;
