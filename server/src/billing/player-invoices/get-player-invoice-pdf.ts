import type { playerInvoiceEndpoints } from '@trattativa/contract/billing/invoices/player-endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { pdfOf } from '../printing/pdf-of.ts';
import { accessPlayerInvoice, mayHaveElectronic } from './access-player-invoice.ts';
import { listPlayerCreditNotes } from './player-invoices.repository.ts';
import { printPlayerCreditNote, printPlayerInvoice } from './print-player-invoice.ts';

/** An invoice, or one of its credit notes, as a document in the caller's language. Throws `NOT_FOUND`. */
export async function getPlayerInvoicePdf(
  { db, clock }: Services,
  { actor, input, language }: CallOf<typeof playerInvoiceEndpoints.getPlayerInvoicePdf>,
): Promise<FileAnswer> {
  const at = clock.now();
  const invoice = await accessPlayerInvoice(db, actor, input.playerInvoiceId, at);
  const reader = { language, at, withDetails: mayHaveElectronic(actor, invoice) };
  if (input.creditNoteId === undefined) return pdfOf(printPlayerInvoice(invoice, reader));
  const notes = await listPlayerCreditNotes(db, invoice.id);
  const note = notes.find(({ id }) => id === input.creditNoteId);
  if (!note) throw new AppError('NOT_FOUND');
  return pdfOf(printPlayerCreditNote(invoice, note, reader));
}
