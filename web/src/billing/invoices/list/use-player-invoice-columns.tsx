import type { PlayerInvoice } from '@trattativa/contract/billing/invoices/player-invoice';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import type { Column } from '../../../ui/list/table/column.ts';
import { TitledCell } from '../../../ui/list/table/titled-cell.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { PaymentStatusChip } from '../../payments/payment-status-chip.tsx';

/** The columns of the list; a player has no need of the own name in every row. */
export function usePlayerInvoiceColumns(withPlayer: boolean): readonly Column<PlayerInvoice>[] {
  const { t } = useTranslation(['player-invoices', 'invoices', 'payments']);
  const { date } = useFormats();
  // The room that the player's own column would take.
  const less = withPlayer ? 0 : 146;
  return useMemo(() => {
    const columns: Column<PlayerInvoice>[] = [
      {
        key: 'service',
        header: t('player-invoices:field.service'),
        width: 'minmax(190px, 1.8fr)',
        card: 'title',
        render: ({ service, number }) => (
          <TitledCell
            title={t(`player-invoices:service.${service}`)}
            note={t('invoices:numbered', { number })}
          />
        ),
      },
      {
        key: 'player',
        header: t('player-invoices:field.player'),
        width: 'minmax(130px, 1.2fr)',
        card: 'fact',
        render: ({ player }) => player.name,
      },
      {
        key: 'status',
        header: t('player-invoices:field.paymentStatus'),
        width: 'minmax(112px, 0.8fr)',
        card: 'aside',
        render: ({ paymentStatus }) => <PaymentStatusChip status={paymentStatus} />,
      },
      {
        key: 'activation',
        header: t('player-invoices:list.activation'),
        width: 'minmax(112px, 0.7fr)',
        hideBelow: 900 - less,
        card: 'fact',
        render: ({ activationDate }) => date(activationDate),
      },
      {
        key: 'end',
        header: t('player-invoices:list.end'),
        width: 'minmax(112px, 0.7fr)',
        hideBelow: 1000 - less,
        card: 'fact',
        render: ({ endDate }) => date(endDate),
      },
      {
        key: 'provider',
        header: t('player-invoices:list.provider'),
        width: '104px',
        hideBelow: 1150 - less,
        card: 'fact',
        render: ({ paymentProvider }) => t(`payments:provider.${paymentProvider}`),
      },
      {
        key: 'price',
        header: t('player-invoices:field.price'),
        width: '92px',
        align: 'end',
        hideBelow: 800 - less,
        card: 'fact',
        render: ({ price }) => <MoneyText euros={price} />,
      },
      {
        key: 'charged',
        header: t('player-invoices:list.charged'),
        width: '96px',
        align: 'end',
        card: 'fact',
        render: ({ amountCharged }) => <MoneyText euros={amountCharged} />,
      },
    ];
    return columns.filter(({ key }) => withPlayer || key !== 'player');
  }, [t, date, withPlayer, less]);
}
