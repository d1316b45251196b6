import type { invoiceEndpoints } from '@trattativa/contract/billing/invoices/endpoints';

import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { bookingDay } from '../documents/document-number.ts';
import { postTransfer } from '../ledger/post-team-invoice.ts';
import { accessInvoice, accessInvoiceToChange, invoiceChangedMeanwhile } from './access-invoice.ts';
import { openCents } from './invoice.ts';
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
): Promise<OutputOf<typeof invoiceEndpoints.updateInvoiceStatus>> {
  const { actor, input } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const ability = input.status === invoiceStatus.paid ? 'markPaid' : 'takeBackPayment';
    const seen = await accessInvoiceToChange(tx, actor, input, ability, at);
    if (input.status === invoiceStatus.canceled) throw new AppError('TRANSITION_NOT_ALLOWED');
    const moved = await updateInvoice(tx, seen, {
      status: input.status,
      paidOn: input.status === invoiceStatus.paid ? bookingDay(at) : null,
      creditedCents: seen.credited_cents,
      at,
    });
    if (!moved) throw await invoiceChangedMeanwhile(tx, actor, seen.id, at);
    const invoice = await accessInvoice(tx, actor, seen.id);
    await postTransfer(
      tx,
      invoice,
      input.status === invoiceStatus.paid ? openCents(seen) : -openCents(seen),
      at,
    );
    await recordInvoiceChanged(
      tx,
      invoice,
      input.status === invoiceStatus.paid ? 'invoice.paid' : 'invoice.paymentTakenBack',
      actor.accountId,
      at,
    );
    return {
      message: translate(call.language, 'feedback:dataSaved'),
      invoice: await readInvoice(tx, actor, invoice, at),
    };
  });
}
