import { Anchor, Button } from '@mantine/core';
import type { Payment } from '@trattativa/contract/billing/payments/payment';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import type { Column } from '../../ui/list/table/column.ts';
import { TitledCell } from '../../ui/list/table/titled-cell.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { PaymentStatusChip } from './payment-status-chip.tsx';
import classes from './payments.module.css';
import { UnappliedReport } from './unapplied-report.tsx';

/** The columns of staff's list of payments; `onRefund` begins a refund. */
export function usePaymentColumns(onRefund: (payment: Payment) => void): readonly Column<Payment>[] {
  const { t } = useTranslation('payments');
  const { dateTime, money } = useFormats();
  return useMemo(
    () => [
      {
        key: 'payer',
        header: t('field.payer'),
        width: 'minmax(150px, 1.5fr)',
        card: 'title',
        render: (payment) => {
          const { payer, purpose, provider } = payment;
          return (
            <TitledCell
              title={
                payer.playerId === null ? (
                  payer.name
                ) : (
                  <Anchor component={Link} to={`${paths.procuraPayment}?player=${payer.playerId}`}>
                    {payer.name}
                  </Anchor>
                )
              }
              note={`${t(`purpose.${purpose}`)} · ${t(`provider.${provider}`)}`}
            >
              <Waits payment={payment} />
            </TitledCell>
          );
        },
      },
      {
        key: 'status',
        header: t('field.status'),
        width: 'minmax(120px, 0.8fr)',
        card: 'aside',
        render: ({ status }) => <PaymentStatusChip status={status} />,
      },
      {
        key: 'date',
        header: t('field.date'),
        width: 'minmax(120px, 0.8fr)',
        hideBelow: 760,
        card: 'fact',
        render: ({ createdAt, paidAt }) => dateTime(paidAt ?? createdAt),
      },
      {
        key: 'amount',
        header: t('field.amount'),
        width: '92px',
        align: 'end',
        card: 'fact',
        render: ({ amount }) => <MoneyText euros={amount} />,
      },
      {
        key: 'act',
        header: t('refund.act'),
        headerUnseen: true,
        width: '116px',
        align: 'end',
        card: 'wide',
        render: (payment) =>
          payment.can.refund && (
            <Button
              variant="default"
              size="sm"
              aria-label={t('refund.of', { amount: money(payment.refundable), name: payment.payer.name })}
              onClick={() => onRefund(payment)}
            >
              {t('refund.act')}
            </Button>
          ),
      },
    ],
    [t, dateTime, money, onRefund],
  );
}

/** What staff have to look at: a reason to refund, refunds, disputes with the day until which evidence is taken. */
function Waits({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const { disputes, refundOwed, refunds, unapplied } = payment;
  if (refundOwed === null && refunds.length + disputes.length + unapplied.length === 0) return null;
  return (
    <span className={classes.who}>
      {refundOwed !== null && <span className={classes.waits}>{t(`refundOwed.${refundOwed}`)}</span>}
      {refunds.map((refund) => (
        <span key={`refund${refund.id}`} className={classes.small}>
          {t(`refundStatus.${refund.status}`)}: {refund.reason}
          {refund.refusal !== null && ` · ${t(`refusal.${refund.refusal}`)}`}
        </span>
      ))}
      {disputes.map((dispute) => (
        <span key={`dispute${dispute.id}`} className={classes.small}>
          {t(`disputeStatus.${dispute.status}`)}
          {dispute.status === 'open' && dispute.evidenceDueAt !== null
            ? ` (${t('disputeUntil', { date: date(dispute.evidenceDueAt) })})`
            : ''}
        </span>
      ))}
      {unapplied.map((report) => (
        <UnappliedReport key={`report${report.id}`} report={report} />
      ))}
    </span>
  );
}
