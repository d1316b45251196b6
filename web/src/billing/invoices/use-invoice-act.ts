import { useQueryClient } from '@tanstack/react-query';
import type { TeamInvoiceDetails } from '@trattativa/contract/billing/invoices/invoice';
import type { InvoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
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
  const { busy, act } = useAct();

  const setStatus = (status: InvoiceStatus) =>
    act(
      async () => {
        const { id: invoiceId, version } = invoice;
        const done = await call('Invoice/UpdateInvoiceStatus', { invoiceId, version, status });
        show(done.invoice);
        showDone(done.message);
      },
      (present) => {
        show(present as TeamInvoiceDetails);
        showProblem(t('act.tooLate'));
      },
    );

  return { setStatus, busy };
}
