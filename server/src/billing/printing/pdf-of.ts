import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import { type PrintedInvoice, writeInvoicePdf } from './write-invoice-pdf.ts';

/** Draws the document and answers its bytes: nothing is kept, so that an erased name is in no stored copy. */
export async function pdfOf(printed: PrintedInvoice): Promise<FileAnswer> {
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-pdf-'));
  try {
    const path = join(folder, 'invoice.pdf');
    await writeInvoicePdf(path, printed);
    const body = await readFile(path);
    return { name: `${printed.fileName}.pdf`, type: 'application/pdf', bytes: body.length, body };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
