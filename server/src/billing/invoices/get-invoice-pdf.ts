import type { invoiceEndpoints } from '@trattativa/contract/billing/invoices/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { accessInvoice } from './access-invoice.ts';
import { pdfOf } from './pdf-of.ts';

/** The invoice as a document in the caller's language. Throws `NOT_FOUND`. */
export async function getInvoicePdf(
  services: Services,
  { actor, input, language }: CallOf<typeof invoiceEndpoints.getInvoicePdf>,
): Promise<FileAnswer> {
  const invoice = await accessInvoice(services.db, actor, input.invoiceId);
  return pdfOf({ invoice, creditNote: null, language, at: services.clock.now() });
}
