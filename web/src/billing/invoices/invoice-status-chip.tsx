import type { InvoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/status-chip.tsx';

const tones: Record<InvoiceStatus, StatusTone> = { 0: 'sent', 1: 'won', 2: 'closed' };

/** The status as word, colour and shape. */
export function InvoiceStatusChip({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('invoices');
  return <StatusChip tone={tones[status]}>{t(`status.${status}`)}</StatusChip>;
}
