import { type BonusPer, type OfferTerms, type TermKey, termKeys } from '@trattativa/domain/deals/offer-terms';
import { levelKey } from '@trattativa/domain/people/categories';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Remark } from '../../ui/remark.tsx';
import { seasonName } from './season-name.ts';

/** The terms of an offer as text, the same object until the language changes. */
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
      level: ({ level, country }) => t(`catalogue:${levelKey(level, country)}`),
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
      /** The name of a term. */
      name: (term: TermKey) => t(`offers:term.${term}`),
      /** The value of a term; null if it is not stated. */
      value: (term: TermKey, terms: OfferTerms) => values[term](terms),
    };
  }, [t, money, percent]);
}

/** The terms of an offer; unstated terms are omitted. The service sends each side only what it may see. */
export function OfferTermsList({ terms }: { terms: OfferTerms }) {
  const words = useTermWords();
  const stated = termKeys.flatMap((term) => {
    const value = term === 'comments' ? null : words.value(term, terms);
    return value === null ? [] : [[words.name(term), value] as const];
  });
  return (
    <>
      <FactList layout="rows" facts={stated} />
      <Remark text={terms.comments} />
    </>
  );
}
