import type { NegotiationsReport } from '@trattativa/contract/deals/negotiations/report';
import { useTranslation } from 'react-i18next';
import { useLevelWords } from '../../../people/players.ts';

export const reportViews = ['periods', 'levels', 'roles', 'countries'] as const;

export type ReportView = (typeof reportViews)[number];

/** The texts of the report: names of rows, reasons and steps. */
export function useReportWords() {
  const { t } = useTranslation(['negotiations-report', 'negotiations', 'catalogue', 'countries']);
  const { levelOption } = useLevelWords();
  return {
    t,
    nameOf(view: ReportView, key: string): string {
      if (view === 'levels') return levelOption(Number(key));
      if (view === 'countries') return t(`countries:${key}`);
      if (view === 'periods') return `${key.slice(5)}/${key.slice(0, 4)}`;
      if (key === '') return t('negotiations-report:noRole');
      const catalogue = key.startsWith('p') ? 'playerRole' : 'coachingStaffRole';
      return t(`catalogue:${catalogue}.${Number(key.slice(1))}`);
    },
    reasonOf({ cause, reasonCode }: NegotiationsReport['reasons'][number]): string {
      const ending = t(`negotiations:cause.${cause}`);
      if (reasonCode) return `${ending}: ${t(`negotiations:reason.${reasonCode}`)}`;
      const asks = cause !== 'signedElsewhere' && cause !== 'lapsed';
      return asks ? `${ending}: ${t('negotiations-report:noReason')}` : ending;
    },
    statuses: [0, 1, 2, 3, 4, 5].map((status) => t(`negotiations:status.${status}`)),
  };
}
