import type { invoiceEndpoints } from '@trattativa/contract/billing/invoices/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { pdfOf } from '../printing/pdf-of.ts';
import { accessInvoice } from './access-invoice.ts';
import { printTeamInvoice } from './print-team-invoice.ts';

/** The invoice as a document in the caller's language. Throws `NOT_FOUND`. */
export async function getInvoicePdf(
  services: Services,
  { actor, input, language }: CallOf<typeof invoiceEndpoints.getInvoicePdf>,
): Promise<FileAnswer> {
  const invoice = await accessInvoice(services.db, actor, input.invoiceId);
  return pdfOf(printTeamInvoice(invoice, language, services.clock.now()));
}
