import type { ClauseWatch, PresentedClause } from '@trattativa/contract/deals/clauses/clauses';
import { type ClubClauseTerm, clubClauseTerms } from '@trattativa/domain/deals/clauses/clauses';
import { isResult, type WatchedFigure } from '@trattativa/domain/deals/clauses/figures';
import { seasonName } from '@trattativa/domain/people/season';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';

const isClubTerm = (term: PresentedClause['term']): term is ClubClauseTerm =>
  (clubClauseTerms as readonly string[]).includes(term);

/** The words of clauses and their figures. */
export function useClauseWords() {
  const { t } = useTranslation(['closing', 'offers']);
  const { number } = useFormats();
  const figure = (of: WatchedFigure) => t(`closing:clauses.figure.${of}`);
  return {
    figure,
    clause: ({ term }: Pick<PresentedClause, 'term'>) =>
      isClubTerm(term) ? t(`closing:clauses.term.${term}`) : t(`offers:term.${term}`),
    season: (season: number | null) => (season === null ? t('closing:clauses.inAll') : seasonName(season)),
    condition({ figure: of, count, repeats }: Pick<PresentedClause, 'figure' | 'count' | 'repeats'>) {
      if (isResult(of)) return figure(of);
      return t(repeats ? 'closing:clauses.every' : 'closing:clauses.atNumber', {
        figure: figure(of),
        number: number(count),
      });
    },
    /** A total: what happens or not is said in words. */
    total: (of: WatchedFigure, total: number) =>
      isResult(of) ? t(total > 0 ? 'closing:clauses.yes' : 'closing:clauses.notYet') : number(total),
    /** Who stated a figure, by name. */
    who: (
      watch: Pick<ClauseWatch, 'payer' | 'payee'>,
      by: 'club' | 'recipient' | 'engaging' | 'releasing',
    ) => (by === 'club' || by === 'engaging' ? watch.payer : watch.payee),
  };
}
