import type { MatchedRequest } from '@trattativa/domain/market/matching/matched';
import type { Quota } from '@trattativa/domain/market/request-limits';
import type { MoveKind } from '@trattativa/domain/people/players/contract-facts';
import { seasonName } from '@trattativa/domain/people/season';
import { formatLabels, formatSeries } from '../format-series.ts';
import { formatMoney, formatNumber, formatPlainDate } from '../formats.ts';
import type { Language } from '../languages.ts';
import type { TextsOf } from '../text-keys.ts';

/** The facts of a request beyond role, level and place. Amounts in whole euros, as on the wire. */
export interface StatedFacts
  extends Omit<MatchedRequest, 'season' | 'role' | 'level' | 'country' | 'usualPay'> {
  quota: Quota | null;
  playersSought: number | null;
  neededFrom: string | null;
  neededUntil: string | null;
  answerBy: string | null;
  board: boolean;
  lodging: boolean;
  car: boolean;
}

/** The facts of a request, in the order of reading. */
const requestFacts = [
  'age',
  'birthYears',
  'quota',
  'offer',
  'contractualStatus',
  'immediateAvailability',
  'foot',
  'minHeightCm',
  'minMinutes',
  'euPassport',
  'nationalities',
  'nonEuPlace',
  'secondRoleAccepted',
  'moves',
  'feeBudget',
  'playersSought',
  'neededFrom',
  'neededUntil',
  'answerBy',
  'inKind',
  'skills',
] as const;

export type RequestFact = (typeof requestFacts)[number];

export interface RequestRow {
  key: string;
  label: string;
  value: string;
}

export type RequestTexts = TextsOf<['requests', 'catalogue', 'countries', 'ui']>;

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
    move: (kind: MoveKind) => t(`catalogue:move.${kind}`),
    quota: (quota: Quota) => t(`requests:quota.${quota}`),
    nonEuPlace: (isLeft: boolean) => t(isLeft ? 'requests:nonEuPlace.left' : 'requests:nonEuPlace.noneLeft'),
    country: (code: string) => t(`countries:${code}`),
    season: (year: number) => t('requests:value.season', { season: seasonName(year) }),
    place: (request: { city: string; country: string }) =>
      `${request.city}, ${t(`countries:${request.country}`)}`,
    /** The value of a fact; empty where it is not stated. */
    value: (key: RequestFact, request: StatedFacts): string => values[key](request),
    /** The stated facts of a request, as label and value; that somebody's second role counts is the rule. */
    facts: (request: StatedFacts): RequestRow[] =>
      requestFacts
        .filter((key) => key !== 'secondRoleAccepted' || !request.secondRoleAccepted)
        .map((key) => ({ key, label: t(`requests:field.${key}`), value: values[key](request) }))
        .filter(({ value }) => value !== ''),
  };
  const values: Record<RequestFact, (request: StatedFacts) => string> = {
    age: ({ overAge, underAge }) => words.ages(overAge, underAge),
    birthYears: ({ bornFrom, bornTo }) => words.birthYears(bornFrom, bornTo),
    quota: ({ quota }) => some(quota, words.quota),
    offer: ({ monthlyOffer, refundRange }) => words.money(monthlyOffer, refundRange),
    contractualStatus: ({ contractualStatus }) =>
      some(contractualStatus, (id) => t(`catalogue:contractualStatus.${id}`)),
    immediateAvailability: ({ immediateAvailability }) => yes(immediateAvailability),
    foot: ({ foot }) => some(foot, (id) => t(`catalogue:foot.${id}`)),
    minHeightCm: ({ minHeightCm }) => some(minHeightCm, words.heightFrom),
    minMinutes: ({ minMinutes }) => some(minMinutes, words.minutesFrom),
    euPassport: ({ euPassport }) => yes(euPassport),
    nationalities: ({ nationalities }) => words.list(nationalities.map(words.country)),
    nonEuPlace: ({ nonEuPlace }) => some(nonEuPlace, words.nonEuPlace),
    secondRoleAccepted: ({ secondRoleAccepted }) => t(secondRoleAccepted ? 'ui:yes' : 'ui:no'),
    moves: ({ moves }) => words.labels(moves.map(words.move)),
    feeBudget: ({ feeBudget }) => some(feeBudget, money),
    playersSought: ({ playersSought }) => some(playersSought, (count) => formatNumber(language, count)),
    neededFrom: ({ neededFrom }) => some(neededFrom, day),
    neededUntil: ({ neededUntil }) => some(neededUntil, day),
    answerBy: ({ answerBy }) => some(answerBy, day),
    inKind: (request) =>
      words.labels(
        (['board', 'lodging', 'car'] as const)
          .filter((one) => request[one])
          .map((one) => t(`requests:field.${one}`)),
      ),
    skills: ({ skills }) => words.labels(skills.map((id) => t(`catalogue:skill.${id}`))),
  };
  return words;
}

export type RequestWords = ReturnType<typeof requestWordsIn>;
