import type { invoiceEndpoints } from '@trattativa/contract/billing/invoices/endpoints';
import type { TeamInvoiceDetails } from '@trattativa/contract/billing/invoices/invoice';

import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessInvoice, accessInvoiceToChange, invoiceChangedMeanwhile } from './access-invoice.ts';
import { bookingDay } from './invoice.ts';
import { updateInvoice } from './invoice-writes.repository.ts';
import { readInvoice } from './read-invoice.ts';
import { recordInvoiceChanged } from './record-invoice-changed.ts';

/**
 * Marks an invoice as paid (1), or takes that back (0). Cancelling has a call of its own, since it makes a document.
 * Throws `NOT_FOUND`, `CHANGED_MEANWHILE`, `TRANSITION_NOT_ALLOWED`.
 */
export async function updateInvoiceStatus(
  services: Services,
  call: CallOf<typeof invoiceEndpoints.updateInvoiceStatus>,
): Promise<{ message: string; invoice: TeamInvoiceDetails }> {
  const { actor, input } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const ability = input.status === invoiceStatus.paid ? 'markPaid' : 'takeBackPayment';
    const seen = await accessInvoiceToChange(tx, actor, input, ability);
    if (input.status === invoiceStatus.canceled) throw new AppError('TRANSITION_NOT_ALLOWED');
    const moved = await updateInvoice(tx, seen, {
      status: input.status,
      paidOn: input.status === invoiceStatus.paid ? bookingDay(at) : null,
      creditedCents: seen.credited_cents,
      at,
    });
    if (!moved) throw await invoiceChangedMeanwhile(tx, actor, seen.id);
    const invoice = await accessInvoice(tx, actor, seen.id);
    await recordInvoiceChanged(
      tx,
      invoice,
      input.status === invoiceStatus.paid ? 'invoice.paid' : 'invoice.paymentTakenBack',
      actor.accountId,
      at,
    );
    return {
      message: translate(call.language, 'feedback:dataSaved'),
      invoice: await readInvoice(tx, actor, invoice),
    };
  });
}
