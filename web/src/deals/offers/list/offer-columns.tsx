import type { OfferItem } from '@trattativa/contract/deals/offers/offer';
import { seasonName } from '@trattativa/domain/people/season';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClubLine } from '../../../people/teams-ui.ts';
import type { Column } from '../../../ui/list/table/column.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { OfferPerson } from '../form/offer-person.tsx';
import { OfferStatusChip, OfferTurnMark } from '../offer-status.tsx';

/**
 * The columns of the list, the same object until the language changes. `own`: the column that would show the reader in
 * every row.
 */
export function useOfferColumns(own: 'person' | 'team' | null): readonly Column<OfferItem>[] {
  // Includes the texts of the club's cells, so that all cells render at once.
  const { t } = useTranslation(['offers', 'catalogue', 'negotiations', 'countries']);
  return useMemo(() => {
    const columns: Column<OfferItem>[] = [
      {
        key: 'person',
        header: t('offers:list.person'),
        render: (item) => <OfferPerson item={item} briefly />,
        width: 'minmax(200px, 1.9fr)',
        card: 'title',
      },
      {
        key: 'team',
        header: t('offers:page.club'),
        render: ({ team }) => <ClubLine team={team} />,
        width: 'minmax(190px, 1.3fr)',
        card: own === 'person' ? 'title' : 'long',
      },
      {
        key: 'status',
        header: t('offers:list.status'),
        render: (item) => <OfferStatusChip status={item.status} reason={item.reason} />,
        width: 'minmax(164px, 0.7fr)',
        card: 'aside',
      },
      {
        key: 'turn',
        header: t('offers:list.turn'),
        render: (item) => <OfferTurnMark item={item} />,
        // Without the club there is room for the turn in one line.
        width: own === null ? 'minmax(130px, 0.6fr)' : 'minmax(172px, 0.6fr)',
      },
      {
        key: 'salary',
        header: t('offers:list.salary'),
        render: ({ monthlySalary }) => <MoneyText euros={monthlySalary} />,
        width: '104px',
        align: 'end',
        sortBy: 'salary',
      },
      {
        key: 'season',
        header: t('offers:term.season'),
        render: ({ season, months }) =>
          `${seasonName(season)} · ${t('offers:monthsCount', { count: months })}`,
        width: '150px',
        hideBelow: 1160,
      },
      {
        key: 'changed',
        header: t('offers:list.changed'),
        render: ({ changedAt }) => <RelativeTime at={changedAt} />,
        width: '136px',
        // With person and club in each row there is room only on a wide screen.
        hideBelow: own === null ? 1260 : 1040,
        card: 'none',
        sortBy: 'changed',
      },
    ];
    return columns.filter(({ key }) => key !== own);
  }, [t, own]);
}
