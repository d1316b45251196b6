import { useQueryClient } from '@tanstack/react-query';
import type { TeamInvoiceDetails } from '@trattativa/contract/invoices/invoice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { showDone, showProblem } from '../ui/toasts.tsx';
import { invoicesKeys } from './invoices-keys.ts';

/** Puts an invoice as the service has it on screen, and lets the lists be asked for again. */
export function useShowInvoice() {
  const client = useQueryClient();
  return (invoice: TeamInvoiceDetails) => {
    client.setQueryData([...invoicesKeys.one, invoice.id], invoice);
    void client.invalidateQueries({ queryKey: invoicesKeys.list });
  };
}

/** Marks as paid or takes that back, at the version on screen; when somebody was first, shows what they made of it. */
export function useInvoiceAct(invoice: TeamInvoiceDetails) {
  const { t } = useTranslation('invoices');
  const show = useShowInvoice();
  const [busy, setBusy] = useState(false);

  async function setStatus(status: 0 | 1): Promise<void> {
    setBusy(true);
    try {
      const { id: invoiceId, version } = invoice;
      const done = await call('Invoice/UpdateInvoiceStatus', { invoiceId, version, status });
      show(done.invoice);
      showDone(done.message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'CHANGED_MEANWHILE' && error.current) {
        show(error.current as TeamInvoiceDetails);
        showProblem(t('act.tooLate'));
      } else showProblem(error.text);
    } finally {
      setBusy(false);
    }
  }

  return { setStatus, busy };
}
