import { Button } from '@mantine/core';
import {
  IconCircleCheck,
  IconCreditCardOff,
  IconFileOff,
  IconHourglassHigh,
  IconReceiptRefund,
} from '@tabler/icons-react';
import type { Payment } from '@trattativa/contract/billing/payments/payment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import classes from './payments.module.css';
import { usePaymentReturn } from './payments.queries.ts';

/**
 * /procuraPayment/{id}: where the provider's page leads back to, however it was left. What it shows is what the service
 * knows from the provider, never what the address says.
 */
export default function PaymentReturnScreen() {
  const { t } = useTranslation('payments');
  const id = Number(useParams().paymentId);
  const { data, error, refetch, isFetching } = usePaymentReturn(Number.isSafeInteger(id) && id > 0 ? id : 0);
  const gone = error instanceof ApiError && error.status < 500 && error.status >= 400;
  return (
    <>
      <PageHeader
        title={t('return.title')}
        before={<BackLink to={paths.procuraPayment}>{t('return.back')}</BackLink>}
      />
      {data ? (
        <Outcome
          payment={data.payment}
          message={data.message}
          busy={isFetching}
          onCheck={() => void refetch()}
        />
      ) : !error ? (
        <p role="status" className={classes.soft}>
          {t('return.asking')}
        </p>
      ) : gone ? (
        <EmptyState icon={IconFileOff} title={t('return.gone')} text={error.message} />
      ) : (
        <ErrorPanel text={error.message} onRetry={() => void refetch()} />
      )}
    </>
  );
}

const icons = {
  pending: IconHourglassHigh,
  failed: IconCreditCardOff,
  expired: IconCreditCardOff,
  paid: IconCircleCheck,
  refunded: IconReceiptRefund,
};

function Outcome({
  payment,
  message,
  busy,
  onCheck,
}: {
  payment: Payment;
  message: string | null;
  busy: boolean;
  onCheck: () => void;
}) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const { status, refundOwed, url } = payment;
  const amount = money(payment.amount);
  const onward = (
    <Button component={Link} to={paths.procuraPayment}>
      {t(status === 'expired' ? 'again' : 'return.back')}
    </Button>
  );
  const open = (
    <span className={classes.outcome}>
      {url !== null && (
        <Button component="a" href={url}>
          {t(status === 'failed' ? 'again' : 'continue')}
        </Button>
      )}
      <Button variant="default" loading={busy} onClick={onCheck}>
        {t('return.check')}
      </Button>
    </span>
  );
  const shown: Record<Payment['status'], [title: string, text: string, action: ReactNode]> = {
    paid: [
      message ?? t('status.paid'),
      refundOwed === 'superfluous' ? t('return.superfluous') : t('return.paid', { amount }),
      onward,
    ],
    pending: [t('return.pendingTitle'), t('return.pending'), open],
    failed: [t('return.failedTitle'), t('return.failed'), open],
    expired: [t('return.expiredTitle'), t('return.expired'), onward],
    refunded: [t('return.refundedTitle'), t('return.refunded', { amount }), onward],
  };
  const [title, text, action] = shown[status];
  return (
    <div aria-live="polite">
      <EmptyState icon={icons[status]} title={title} text={text} action={action} />
    </div>
  );
}
