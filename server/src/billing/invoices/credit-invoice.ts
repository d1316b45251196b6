import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { splitVat } from '@trattativa/domain/platform/vat';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { claimNumber, lockSeries } from '../documents/counters.repository.ts';
import { bookingDay } from '../documents/document-number.ts';
import { postCreditNote } from '../ledger/post-team-invoice.ts';
import { type InvoiceRow, openCents } from './invoice.ts';
import { insertCreditNote, updateInvoice } from './invoice-writes.repository.ts';
import { findInvoice } from './invoices.repository.ts';
import { recordInvoiceChanged } from './record-invoice-changed.ts';

/**
 * Takes an amount off an invoice that is not paid by a credit note, with its number and its movement; all that is left cancels the
 * invoice. Null: somebody else changed it first.
 */
export async function creditInvoice(
  tx: Transaction,
  seen: InvoiceRow,
  { amountCents, reason, actorId, at }: { amountCents: number; reason: string; actorId: number; at: Date },
): Promise<InvoiceRow | null> {
  const isAll = amountCents === openCents(seen);
  const moved = await updateInvoice(tx, seen, {
    status: isAll ? invoiceStatus.canceled : invoiceStatus.issued,
    paidOn: null,
    creditedCents: seen.credited_cents + amountCents,
    at,
  });
  if (!moved) return null;
  const today = bookingDay(at);
  await lockSeries(tx, 'creditNote', today);
  const { year, number, day } = await claimNumber(tx, 'creditNote', today);
  const { net, vat } = splitVat(amountCents, seen.vat_percent);
  const creditNoteId = await insertCreditNote(tx, {
    year,
    number,
    invoiceId: seen.id,
    amountCents,
    netCents: net,
    vatCents: vat,
    reason,
    issuedOn: day,
    issuedBy: actorId,
    at,
  });
  const posted = { teamId: seen.team_id, amountCents, netCents: net, vatCents: vat };
  await postCreditNote(tx, creditNoteId, at, posted);
  const invoice = assertFound(await findInvoice(tx, seen.id));
  await recordInvoiceChanged(tx, invoice, isAll ? 'invoice.cancelled' : 'invoice.reduced', actorId, at);
  return invoice;
}
