import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { translate } from '@trattativa/texts/translate';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import { creditNumberOf, numberOf } from './invoice.ts';
import { type InvoiceDocument, writeInvoicePdf } from './write-invoice-pdf.ts';

/** Draws the document and answers its bytes: nothing is kept, so that an erased name is in no stored copy. */
export async function pdfOf(document: InvoiceDocument): Promise<FileAnswer> {
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-pdf-'));
  try {
    const path = join(folder, 'invoice.pdf');
    await writeInvoicePdf(path, document);
    const body = await readFile(path);
    return { name: nameOf(document), type: 'application/pdf', bytes: body.length, body };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function nameOf({ invoice, creditNote, language }: InvoiceDocument): string {
  const number = creditNote ? creditNumberOf(creditNote) : numberOf(invoice);
  const name = translate(language, `invoice-pdf:fileName.${creditNote ? 'creditNote' : 'invoice'}`, {
    number: number.replaceAll(/[ /]/g, '-'),
  });
  return `${name}.pdf`;
}
