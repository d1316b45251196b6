import type { FileAnswer } from '../../platform/http/send-file.ts';
import { pdfAnswer } from '../../platform/pdf/pdf-answer.ts';
import { type PrintedInvoice, writeInvoicePdf } from './write-invoice-pdf.ts';

/** Draws the document and answers its bytes. */
export async function pdfOf(printed: PrintedInvoice): Promise<FileAnswer> {
  return pdfAnswer(`${printed.fileName}.pdf`, (path) => writeInvoicePdf(path, printed));
}
