import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Payment } from '@trattativa/contract/billing/payments/payment';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import classes from './payments.module.css';
import { paymentsKeys } from './payments-keys.ts';

/** A report of the provider that was not applied: what it says, what staff do, and that they have looked at it. */
export function UnappliedReport({ report }: { report: Payment['unapplied'][number] }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const client = useQueryClient();
  const { busy, act } = useAct();
  const about = t(`unapplied.about.${report.about}`);
  const { amount, reference } = report;
  const line =
    amount === null
      ? t('unapplied.line', { about, reference })
      : t('unapplied.lineOf', { about, reference, amount: money(amount) });

  const settle = () =>
    act(async () => {
      const done = await call('Payment/SettleReport', { reportId: report.id });
      void client.invalidateQueries({ queryKey: paymentsKeys.all });
      showDone(done.message);
    });

  return (
    <span className={classes.small}>
      <span className={classes.waits}>{line}</span> {t(`unapplied.cause.${report.cause}`)}{' '}
      <Button
        variant="default"
        size="compact-sm"
        loading={busy}
        aria-label={`${t('unapplied.settle')}: ${line}`}
        onClick={() => void settle()}
      >
        {t('unapplied.settle')}
      </Button>
    </span>
  );
}
