import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

type PdfDocument = InstanceType<typeof import('pdfkit')>;

const fonts = join(dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json'))), 'ttf');

export interface PdfFacts {
  title: string;
  author: string;
  /** BCP 47, for whoever has it read aloud. */
  language: string;
  /** The creation date that stands in the document. */
  at: Date;
}

/**
 * Writes a PDF (A4) to `path`. Its fonts, `text` and `bold`, are embedded and write Latin, Greek, Cyrillic, Arabic and
 * more, so that any person's name can stand in it. The program behind it is loaded with the first document.
 */
export async function writePdf(
  path: string,
  facts: PdfFacts,
  draw: (document: PdfDocument) => void,
): Promise<void> {
  const { default: Pdf } = await import('pdfkit');
  const document = new Pdf({
    size: 'A4',
    margins: { top: 62, bottom: 62, left: 62, right: 62 },
    lang: facts.language,
    displayTitle: true,
    bufferPages: true,
    pdfVersion: '1.7',
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.at },
    font: join(fonts, 'DejaVuSans.ttf'),
  });
  document.registerFont('text', join(fonts, 'DejaVuSans.ttf'));
  document.registerFont('bold', join(fonts, 'DejaVuSans-Bold.ttf'));
  document.font('text').fontSize(10);
  const written = pipeline(document, createWriteStream(path));
  draw(document);
  document.end();
  await written;
}

export type { PdfDocument };
