import type { TeamInvoice } from '@trattativa/contract/billing/invoices/invoice';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import type { Column } from '../../../ui/list/table/column.ts';
import { TitledCell } from '../../../ui/list/table/titled-cell.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { InvoiceStatusChip } from '../invoice-status-chip.tsx';

/** The columns of the list; a club has no need of its own name in every row. */
export function useInvoiceColumns(withClub: boolean): readonly Column<TeamInvoice>[] {
  const { t } = useTranslation(['invoices', 'catalogue']);
  const { shortPlainDate } = useFormats();
  // The room that the club's own column would take.
  const less = withClub ? 0 : 146;
  return useMemo(() => {
    const columns: Column<TeamInvoice>[] = [
      {
        key: 'title',
        header: t('invoices:field.title'),
        width: 'minmax(150px, 1.6fr)',
        card: 'title',
        render: ({ title, number }) => <TitledCell title={title} note={t('invoices:numbered', { number })} />,
      },
      {
        key: 'club',
        header: t('invoices:field.club'),
        width: 'minmax(130px, 1.2fr)',
        card: 'fact',
        render: ({ team }) => team.name,
      },
      {
        key: 'area',
        header: t('invoices:field.area'),
        width: 'minmax(104px, 0.8fr)',
        hideBelow: 1000 - less,
        card: 'fact',
        render: ({ area }) => t(`catalogue:managedLevel.${area}`),
      },
      {
        key: 'status',
        header: t('invoices:field.status'),
        width: 'minmax(112px, 0.8fr)',
        card: 'aside',
        render: ({ status }) => <InvoiceStatusChip status={status} />,
      },
      {
        key: 'date',
        header: t('invoices:list.date'),
        width: '92px',
        hideBelow: 760,
        card: 'fact',
        render: ({ creationDate }) => shortPlainDate(creationDate),
      },
      {
        key: 'salary',
        header: t('invoices:field.salary'),
        width: '92px',
        align: 'end',
        hideBelow: 1100 - less,
        card: 'fact',
        render: ({ salary }) => <MoneyText euros={salary} />,
      },
      {
        key: 'value',
        header: t('invoices:list.value'),
        width: '92px',
        align: 'end',
        hideBelow: 1050 - less,
        card: 'fact',
        render: ({ value }) => <MoneyText euros={value} />,
      },
      {
        key: 'discount',
        header: t('invoices:field.discount'),
        width: '88px',
        align: 'end',
        hideBelow: 1100 - less,
        card: 'fact',
        render: ({ discount, credited }) => <MoneyText euros={discount + credited || null} />,
      },
      {
        key: 'total',
        header: t('invoices:field.total'),
        width: '92px',
        align: 'end',
        card: 'fact',
        render: ({ total, credited }) => <MoneyText euros={total - credited} />,
      },
    ];
    return columns.filter(({ key }) => withClub || key !== 'club');
  }, [t, shortPlainDate, withClub, less]);
}
