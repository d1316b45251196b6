import { useQueryClient } from '@tanstack/react-query';
import type { Payment } from '@trattativa/contract/billing/payments/payment';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { representationKeys } from '../../representation/subscription-keys.ts';
import { ReasonDialog } from '../../ui/decision/reason-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { paymentsKeys } from './payments-keys.ts';

/** Asks staff for the reason of a refund, and says what goes with it. */
export default function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const client = useQueryClient();
  const keys = useRef(createIntentKeys());
  const title = t('refund.of', {
    amount: money(payment.refundable),
    name: payment.payer.name,
  });
  const goes =
    payment.refundOwed === null
      ? [t(payment.purpose === 'activation' ? 'refund.ends' : 'refund.cancels')]
      : [];

  async function send(reason: string) {
    const input = { paymentId: payment.id, reason };
    const done = await call('Payment/RefundPayment', input, { idempotencyKey: keys.current(input) });
    void client.invalidateQueries({ queryKey: paymentsKeys.all });
    void client.invalidateQueries({ queryKey: representationKeys.all });
    showDone(done.message);
    onClose();
  }

  return (
    <ReasonDialog
      title={title}
      label={t('refund.reason')}
      min={1}
      confirm={t('refund.act')}
      danger
      goes={goes}
      onSend={send}
      onClose={onClose}
    >
      {t('refund.text')}
    </ReasonDialog>
  );
}
