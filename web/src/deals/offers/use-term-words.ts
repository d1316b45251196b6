import { commissionInstalments } from '@trattativa/domain/deals/agent-fee';
import { termsOfSeason } from '@trattativa/domain/deals/contract-seasons';
import { type BonusStep, seasonTerms } from '@trattativa/domain/deals/contract-terms';
import { type BonusPer, type OfferTerms, type TermKey, termKeys } from '@trattativa/domain/deals/offer-terms';
import { levelKey } from '@trattativa/domain/people/categories';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { seasonName } from './season-name.ts';

/** A term that is stated, as text. */
interface StatedTerm {
  term: TermKey;
  /** The position of the season in the contract that it is about, from 0. */
  position: number;
  label: string;
  value: string;
}

/** The terms of an offer as text, the same object until the language changes. */
export function useTermWords() {
  const { t } = useTranslation(['offers', 'catalogue', 'countries']);
  const { money, percent, plainDate, list } = useFormats();
  return useMemo(() => {
    const amount = (euros: number | null | undefined) => (euros == null ? null : money(euros));
    const per = (unit: 'goals' | 'assists' | 'matches', bonus: BonusPer | null) =>
      bonus && t(`offers:per.${unit}`, { amount: money(bonus.amount), count: bonus.every });
    const yes = (held: boolean) => (held ? t('offers:included') : null);
    const steps = (name: 'appearanceSteps' | 'cleanSheetSteps', all: readonly BonusStep[]) =>
      all.length === 0
        ? null
        : list(all.map((step) => t(`offers:step.${name}`, { amount: money(step.amount), count: step.from })));
    const instalments = (terms: OfferTerms) => {
      const parts = terms.commissionInstalments == null ? [] : commissionInstalments(terms);
      return parts.length === 0 ? null : list(parts.map((cents) => money(cents / 100)));
    };
    const values: { [Key in TermKey]: (terms: OfferTerms) => string | null } = {
      monthlySalary: ({ monthlySalary }) => money(monthlySalary),
      food: ({ food }) => yes(food),
      house: ({ house }) => (house === null ? null : t(`catalogue:accommodation.${house}`)),
      travelTicket: ({ travelTicket }) => yes(travelTicket),
      playoffBonus: ({ playoffBonus }) => amount(playoffBonus),
      leagueWinnersBonus: ({ leagueWinnersBonus }) => amount(leagueWinnersBonus),
      playoutBonus: ({ playoutBonus }) => amount(playoutBonus),
      goalsBonus: ({ goalsBonus }) => per('goals', goalsBonus),
      assistsBonus: ({ assistsBonus }) => per('assists', assistsBonus),
      matchesBonus: ({ matchesBonus }) => per('matches', matchesBonus),
      seasonGoal: ({ seasonGoal }) => (seasonGoal === null ? null : t(`catalogue:seasonGoal.${seasonGoal}`)),
      level: ({ level, country }) => t(`catalogue:${levelKey(level, country)}`),
      country: ({ country }) => t(`countries:${country}`),
      city: ({ city }) => city,
      season: ({ season }) => seasonName(season),
      months: ({ months }) => t('offers:monthsCount', { count: months }),
      contractKind: ({ contractKind }) => contractKind && t(`offers:kind.${contractKind}`),
      signingFee: ({ signingFee }) => amount(signingFee),
      imageRights: ({ imageRights }) => amount(imageRights),
      furtherSeasons: ({ furtherSeasons }) =>
        furtherSeasons.length === 0 ? null : t('offers:seasonsCount', { count: furtherSeasons.length + 1 }),
      promotionBonus: ({ promotionBonus }) => amount(promotionBonus),
      salvationBonus: ({ salvationBonus }) => amount(salvationBonus),
      appearanceSteps: ({ appearanceSteps }) => steps('appearanceSteps', appearanceSteps),
      cleanSheetSteps: ({ cleanSheetSteps }) => steps('cleanSheetSteps', cleanSheetSteps),
      releaseClause: ({ releaseClause }) => amount(releaseClause),
      option: ({ option }) =>
        option &&
        t(`offers:optionFor.${option.side}`, { count: option.seasons, day: plainDate(option.until) }),
      commissionAmount: ({ commissionAmount }) => amount(commissionAmount),
      commissionPercent: ({ commissionPercent }) =>
        commissionPercent == null ? null : percent(commissionPercent),
      commissionPayer: ({ commissionPayer }) =>
        commissionPayer ? t(`offers:commission.payer.${commissionPayer}`) : null,
      commissionSeasons: ({ commissionSeasons }) =>
        commissionSeasons ? t(`offers:commission.seasons.${commissionSeasons}`) : null,
      commissionInstalments: instalments,
      comments: ({ comments }) => comments || null,
    };
    /** The name of a term; of a contract of several seasons, with the season that it is about. */
    const name = (term: TermKey, season: number | null = null) =>
      season === null
        ? t(`offers:term.${term}`)
        : t('offers:termOfSeason', { term: t(`offers:term.${term}`), season: seasonName(season) });
    /** The value of a term; null if it is not stated. */
    const value = (term: TermKey, terms: OfferTerms) => values[term](terms);
    const stated = (term: TermKey, terms: OfferTerms, position = 0, isLong = false): StatedTerm[] => {
      const ofSeason = termsOfSeason(terms, position);
      const said = value(term, ofSeason);
      const label = name(term, isLong ? ofSeason.season : null);
      return said === null ? [] : [{ term, position, label, value: said }];
    };
    return {
      name,
      value,
      /** The stated terms in the order of reading, the pay of each further season after that of the first. */
      stated: (terms: OfferTerms): StatedTerm[] => {
        const isLong = terms.furtherSeasons.length > 0;
        return termKeys.flatMap((term) => {
          const isOfSeason = isLong && (seasonTerms as readonly string[]).includes(term);
          const own = stated(term, terms, 0, isOfSeason);
          if (term !== 'furtherSeasons') return own;
          const further = terms.furtherSeasons.flatMap((_, index) =>
            seasonTerms.flatMap((paid) => stated(paid, terms, index + 1, true)),
          );
          return [...own, ...further];
        });
      },
    };
  }, [t, money, percent, plainDate, list]);
}
