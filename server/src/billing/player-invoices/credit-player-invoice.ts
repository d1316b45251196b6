import { splitVat } from '@trattativa/domain/platform/vat';
import type { Transaction } from '../../platform/database/database.ts';
import { claimNumber, lockSeries } from '../documents/counters.repository.ts';
import { bookingDay } from '../documents/document-number.ts';
import { playerCreditNoteRows } from '../ledger/payment-movements.ts';
import { postMovement } from '../ledger/post-movement.ts';
import { insertPlayerCreditNote } from './player-invoice-writes.repository.ts';
import { findInvoiceOfPayment } from './player-invoices.repository.ts';
import { recordPlayerInvoiceEvent } from './record-player-invoice-event.ts';

/** A refund that the provider has made. */
interface Refunded {
  id: number;
  payment_id: number;
  reason: string;
  /** Null: made on the provider's own pages. */
  requested_by: number | null;
}

/**
 * Issues the credit note of a refund that the provider has made, in the transaction of its effect and for the caller that holds
 * the payer's lock; `refundedCents` is what has been paid back of the payment with it. None for a payment that was never invoiced, since
 * it settled nothing, and none for what an earlier refund, which failed after all, has credited. The last note of an invoice takes what
 * is left of its tax, so that both are the same to the cent.
 */
export async function creditPlayerInvoice(
  tx: Transaction,
  refund: Refunded,
  refundedCents: number,
  at: Date,
): Promise<void> {
  const invoice = await findInvoiceOfPayment(tx, refund.payment_id);
  const amountCents = refundedCents - (invoice?.credited_cents ?? 0);
  if (!invoice || amountCents <= 0) return;
  const before = splitVat(invoice.credited_cents, invoice.vat_percent);
  const after = splitVat(invoice.credited_cents + amountCents, invoice.vat_percent);
  const netCents = after.net - before.net;
  const vatCents = amountCents - netCents;
  const today = bookingDay(at);
  await lockSeries(tx, 'playerCreditNote', today);
  const { year, number, day } = await claimNumber(tx, 'playerCreditNote', today);
  const note = await insertPlayerCreditNote(tx, {
    year,
    number,
    invoiceId: invoice.id,
    refundId: refund.id,
    amountCents,
    netCents,
    vatCents,
    reason: refund.reason,
    issuedOn: day,
    at,
  });
  const { id: playerInvoiceId, account_id: accountId } = invoice;
  await postMovement(
    tx,
    { kind: 'creditNote', reference: `playerCreditNote:${note.id}`, at },
    playerCreditNoteRows({ accountId, netCents, vatCents }),
  );
  const credited = { playerInvoiceId, accountId, version: note.version, creditNoteId: note.id };
  await recordPlayerInvoiceEvent(tx, 'playerInvoice.credited', credited, refund.requested_by, at);
}
