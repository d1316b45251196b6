import { type InvoiceStatus, invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/text/status-chip.tsx';

const tones: Record<InvoiceStatus, StatusTone> = {
  [invoiceStatus.issued]: 'sent',
  [invoiceStatus.paid]: 'won',
  [invoiceStatus.canceled]: 'closed',
};

/** The status as word, colour and shape. */
export function InvoiceStatusChip({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('invoices');
  return <StatusChip tone={tones[status]}>{t(`status.${status}`)}</StatusChip>;
}
