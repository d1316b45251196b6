import { commissionInstalments } from '@trattativa/domain/deals/agent-fee';
import { termsOfSeason } from '@trattativa/domain/deals/offers/contract-seasons';
import {
  fieldOf,
  type OfferTerms,
  seasonTerms,
  type TermKey,
  type TermOfKind,
  type TermValue,
  termKeys,
} from '@trattativa/domain/deals/offers/offer-terms';
import type { BonusPer, BonusStep, ContractOption } from '@trattativa/domain/deals/offers/term-kinds';
import { seasonName } from '@trattativa/domain/people/season';
import { formatList, formatMoney, formatPercent, formatPlainDate } from '../formats.ts';
import type { Language } from '../languages.ts';
import type { TextsOf } from '../text-keys.ts';
import { levelWordsIn } from './level-words.ts';

/** A term that is stated, as text. */
export interface StatedTerm {
  term: TermKey;
  /** The position of the season in the contract that it is about, from 0. */
  position: number;
  label: string;
  value: string;
}

export type OfferTexts = TextsOf<['offers', 'catalogue', 'countries']>;

type ChoiceName = { [Key in TermOfKind<'choice'>]: (chosen: NonNullable<TermValue<Key>>) => string };

/** The terms of an offer in one language: on its page, in comparisons, in lists, in the file, in its report and in the PDF. */
export function offerWordsIn(t: OfferTexts, language: Language) {
  const money = (euros: number) => formatMoney(Math.round(euros * 100));
  const choiceNames: ChoiceName = {
    seasonGoal: (goal) => t(`catalogue:seasonGoal.${goal}`),
    house: (room) => t(`catalogue:accommodation.${room}`),
    contractKind: (kind) => t(`offers:kind.${kind}`),
    commissionPayer: (payer) => t(`offers:commission.payer.${payer}`),
    commissionSeasons: (seasons) => t(`offers:commission.seasons.${seasons}`),
  };
  const { level } = levelWordsIn(t);
  const step = (term: TermOfKind<'steps'>, { amount, from }: BonusStep) =>
    t(`offers:step.${term}`, { amount: money(amount), count: from });

  /** The value of a term that is stated. */
  function stated(term: TermKey, value: unknown, terms: Partial<OfferTerms>): string {
    const field = fieldOf(term);
    switch (field.kind) {
      case 'euros':
        return money(value as number);
      case 'months':
        return t('offers:monthsCount', { count: value as number });
      case 'percent':
        return formatPercent(language, value as number);
      case 'season':
        return seasonName(value as number);
      case 'instalments':
        return formatList(
          language,
          commissionInstalments(terms as OfferTerms).map((cents) => formatMoney(cents)),
        );
      case 'choice':
        return (choiceNames[term as TermOfKind<'choice'>] as (chosen: unknown) => string)(value);
      case 'yesNo':
        return t('offers:included');
      case 'perEvery': {
        const { amount, every } = value as BonusPer;
        return t(`offers:per.${field.of}`, { amount: money(amount), count: every });
      }
      case 'steps':
        return formatList(
          language,
          (value as readonly BonusStep[]).map((one) => step(term as TermOfKind<'steps'>, one)),
        );
      case 'option': {
        const { side, seasons, until } = value as ContractOption;
        return t(`offers:optionFor.${side}`, { count: seasons, day: formatPlainDate(language, until) });
      }
      case 'furtherSeasons':
        return t('offers:seasonsCount', { count: (value as readonly unknown[]).length + 1 });
      case 'level':
        return level(value as number, terms.country);
      case 'country':
        return t(`countries:${value as string}`);
      case 'line':
      case 'paragraph':
        return value as string;
    }
  }

  /** The name of a term; of a contract of several seasons, with the season that it is about. */
  const name = (term: TermKey, season: number | null = null) =>
    season === null
      ? t(`offers:term.${term}`)
      : t('offers:termOfSeason', { term: t(`offers:term.${term}`), season: seasonName(season) });

  /** The value of a term; null if it is not stated. */
  function value(term: TermKey, terms: Partial<OfferTerms>): string | null {
    const given = terms[term];
    const isUnstated =
      given === undefined ||
      given === null ||
      given === false ||
      (Array.isArray(given) && given.length === 0);
    return isUnstated ? null : stated(term, given, terms) || null;
  }

  const row = (term: TermKey, terms: OfferTerms, position: number, isLong: boolean): StatedTerm[] => {
    const ofSeason = termsOfSeason(terms, position);
    const said = value(term, ofSeason);
    return said === null
      ? []
      : [{ term, position, label: name(term, isLong ? ofSeason.season : null), value: said }];
  };

  return {
    name,
    value,
    /** The name of a choice of a term. */
    choice: <Key extends TermOfKind<'choice'>>(term: Key, chosen: NonNullable<TermValue<Key>>) =>
      choiceNames[term](chosen),
    /** Some of the terms, the stated ones. */
    rows: (terms: Partial<OfferTerms>, keys: readonly TermKey[]): { label: string; value: string }[] =>
      keys.flatMap((term) => {
        const said = value(term, terms);
        return said === null ? [] : [{ label: name(term), value: said }];
      }),
    /** The stated terms in the order of reading, the pay of each further season after that of the first. */
    stated(terms: OfferTerms): StatedTerm[] {
      const isLong = terms.furtherSeasons.length > 0;
      return termKeys.flatMap((term) => {
        const own = row(term, terms, 0, isLong && fieldOf(term).eachSeason === true);
        if (term !== 'furtherSeasons') return own;
        const further = terms.furtherSeasons.flatMap((_, index) =>
          seasonTerms.flatMap((paid) => row(paid, terms, index + 1, true)),
        );
        return [...own, ...further];
      });
    },
  };
}

export type OfferWords = ReturnType<typeof offerWordsIn>;
