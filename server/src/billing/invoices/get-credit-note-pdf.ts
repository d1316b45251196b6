import type { invoiceEndpoints } from '@trattativa/contract/billing/invoices/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { pdfOf } from '../printing/pdf-of.ts';
import { accessInvoice } from './access-invoice.ts';
import { listCreditNotes } from './invoices.repository.ts';
import { printTeamCreditNote } from './print-team-invoice.ts';

/** A credit note of an invoice as a document in the caller's language. Throws `NOT_FOUND`. */
export async function getCreditNotePdf(
  services: Services,
  { actor, input, language }: CallOf<typeof invoiceEndpoints.getCreditNotePdf>,
): Promise<FileAnswer> {
  const invoice = await accessInvoice(services.db, actor, input.invoiceId);
  const notes = await listCreditNotes(services.db, invoice.id);
  const creditNote = notes.find(({ id }) => id === input.creditNoteId);
  if (!creditNote) throw new AppError('NOT_FOUND');
  return pdfOf(printTeamCreditNote(invoice, creditNote, language, services.clock.now()));
}
