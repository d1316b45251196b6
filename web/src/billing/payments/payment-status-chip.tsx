import type { PaymentStatus } from '@trattativa/domain/billing/payment-statuses';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/text/status-chip.tsx';

const tones: Record<PaymentStatus, StatusTone> = {
  pending: 'waiting',
  failed: 'lost',
  expired: 'closed',
  paid: 'won',
  refunded: 'closed',
};

/** The status of a payment as word, colour and shape. */
export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('payments');
  return <StatusChip tone={tones[status]}>{t(`status.${status}`)}</StatusChip>;
}
