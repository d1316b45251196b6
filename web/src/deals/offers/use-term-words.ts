import type { BonusPer, OfferTerms, TermKey } from '@trattativa/domain/deals/offer-terms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { seasonName } from './season-name.ts';

/** The terms of an offer in words, the same object until the language changes. */
export function useTermWords() {
  const { t } = useTranslation(['offers', 'catalogue', 'countries']);
  const { money, percent } = useFormats();
  return useMemo(() => {
    const amount = (euros: number | null | undefined) => (euros == null ? null : money(euros));
    const per = (unit: 'goals' | 'assists' | 'matches', bonus: BonusPer | null) =>
      bonus && t(`offers:per.${unit}`, { amount: money(bonus.amount), count: bonus.every });
    const yes = (held: boolean) => (held ? t('offers:included') : null);
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
      level: ({ level }) => t(`catalogue:level.${level}`),
      country: ({ country }) => t(`countries:${country}`),
      city: ({ city }) => city,
      season: ({ season }) => seasonName(season),
      months: ({ months }) => t('offers:monthsCount', { count: months }),
      commissionAmount: ({ commissionAmount }) => amount(commissionAmount),
      commissionPercent: ({ commissionPercent }) =>
        commissionPercent == null ? null : percent(commissionPercent),
      comments: ({ comments }) => comments || null,
    };
    return {
      /** What a term is called. */
      name: (term: TermKey) => t(`offers:term.${term}`),
      /** What it says; null: nothing is stated. */
      value: (term: TermKey, terms: OfferTerms) => values[term](terms),
    };
  }, [t, money, percent]);
}
