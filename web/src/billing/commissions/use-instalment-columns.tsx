import type { InstalmentItem } from '@trattativa/contract/billing/commissions/commission';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import type { Column } from '../../ui/list/table/column.ts';
import { TitledCell } from '../../ui/list/table/titled-cell.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { InstalmentChip } from './commission-chips.tsx';

/** The columns of the list; a side has no need of its own name in every row. */
export function useInstalmentColumns(reader: 'agent' | 'team' | 'staff'): readonly Column<InstalmentItem>[] {
  const { t } = useTranslation('commissions');
  const { plainDate, shortPlainDate } = useFormats();
  return useMemo(() => {
    const columns: Column<InstalmentItem>[] = [
      {
        key: 'title',
        header: t('field.title'),
        width: 'minmax(150px, 1.5fr)',
        card: 'title',
        render: ({ title, state, clubPaidOn }) => (
          <TitledCell
            title={title}
            note={
              clubPaidOn !== null && state !== 'paid'
                ? t('list.clubSaysPaid', { date: plainDate(clubPaidOn) })
                : null
            }
          />
        ),
      },
      {
        key: 'payer',
        header: t('field.payer'),
        width: 'minmax(130px, 1.2fr)',
        card: 'fact',
        render: ({ payer }) => payer.name,
      },
      {
        key: 'agent',
        header: t('field.agent'),
        width: 'minmax(120px, 1fr)',
        card: 'fact',
        render: ({ agent }) => agent.name,
      },
      {
        key: 'state',
        header: t('field.state'),
        width: 'minmax(124px, 0.8fr)',
        card: 'aside',
        render: ({ state }) => <InstalmentChip state={state} />,
      },
      {
        key: 'dueOn',
        header: t('field.dueOn'),
        width: '104px',
        card: 'fact',
        render: ({ dueOn }) => shortPlainDate(dueOn),
      },
      {
        key: 'amount',
        header: t('field.amount'),
        width: '116px',
        align: 'end',
        card: 'fact',
        render: ({ amount }) => <MoneyText euros={amount} />,
      },
      {
        key: 'vat',
        header: t('field.vat'),
        width: '92px',
        align: 'end',
        hideBelow: 900,
        card: 'fact',
        render: ({ vat }) => <MoneyText euros={vat} />,
      },
      {
        key: 'total',
        header: t('field.total'),
        width: '116px',
        align: 'end',
        hideBelow: 760,
        card: 'fact',
        render: ({ amount, vat }) => <MoneyText euros={sumOf(amount, vat)} />,
      },
    ];
    const own = { agent: 'agent', team: 'payer', staff: '' }[reader];
    return columns.filter(({ key }) => key !== own);
  }, [t, plainDate, shortPlainDate, reader]);
}

/** The sum of two amounts in euros, to the cent. */
export function sumOf(one: number, other: number): number {
  return (Math.round(one * 100) + Math.round(other * 100)) / 100;
}
