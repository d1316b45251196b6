import { Button } from '@mantine/core';
import type { Payment } from '@trattativa/contract/billing/payments/payment';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { TitledCell } from '../../ui/list/table/titled-cell.tsx';
import { usePages } from '../../ui/list/use-pages.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { paymentPath } from './payment-paths.ts';
import { PaymentStatusChip } from './payment-status-chip.tsx';
import classes from './payments.module.css';
import { usePayments } from './payments.queries.ts';

/** A player's payments, the latest first; one that is open has a way on. Nothing before the first. */
export function OwnPayments() {
  const { t } = useTranslation('payments');
  const { rows } = usePages(usePayments({}));
  if (rows.length === 0) return null;
  return (
    <CardPart title={t('own')}>
      <ul className={classes.list}>
        {rows.map((payment) => (
          <li key={payment.id}>
            <OwnPayment payment={payment} />
          </li>
        ))}
      </ul>
    </CardPart>
  );
}

function OwnPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { dateTime } = useFormats();
  const { amount, can, createdAt, paidAt, provider, purpose, refundOwed, status } = payment;
  return (
    <>
      <TitledCell
        title={
          <>
            {t(`purpose.${purpose}`)} · <MoneyText euros={amount} />
          </>
        }
        note={`${dateTime(paidAt ?? createdAt)} · ${t(`provider.${provider}`)}`}
      >
        {refundOwed !== null && <span className={classes.waits}>{t(`refundOwed.${refundOwed}`)}</span>}
      </TitledCell>
      <span className={classes.acts}>
        <PaymentStatusChip status={status} />
        {can.continue && (
          <Button component={Link} to={paymentPath(payment.id)} variant="default" size="sm">
            {t('continue')}
          </Button>
        )}
      </span>
    </>
  );
}
