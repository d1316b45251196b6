import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { writable } from './writable.ts';

/** A document whose texts are written as its fonts can (`writable`). */
type PdfDocument = InstanceType<typeof import('pdfkit')> & {
  /** A text as the current font can write it. */
  writable(text: string): string;
  /** Whether a character was written as its code. */
  hasCodes: boolean;
};

const fonts = join(dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json'))), 'ttf');

export interface PdfFacts {
  title: string;
  author: string;
  /** BCP 47, for screen readers. */
  language: string;
  /** The creation date in the document. */
  at: Date;
  /**
   * Flushes each page when the next begins: a long document is never in memory as a whole, and its page count
   * is unknown.
   */
  flow?: boolean;
}

/**
 * Writes a PDF (A4) to `path`. Its fonts, `text` and `bold`, are embedded and cover Latin, Greek, Cyrillic,
 * Arabic and more, so that nearly any name can be written; a missing character is written as its code. pdfkit
 * is loaded with the first document.
 */
export async function writePdf(
  path: string,
  facts: PdfFacts,
  draw: (document: PdfDocument) => void | Promise<void>,
): Promise<void> {
  const { default: Pdf } = await import('pdfkit');
  class Document extends Pdf {
    hasCodes = false;

    writable(text: string): string {
      // pdfkit's only access to the current font.
      const { font } = (
        this as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } }
      )._font;
      const said = writable(text, (point) => font.hasGlyphForCodePoint(point));
      this.hasCodes ||= said.split('[U+').length > text.split('[U+').length;
      return said;
    }

    override text(text: string, ...rest: never[]): this {
      return super.text(this.writable(text), ...rest);
    }

    override heightOfString(text: string, ...rest: never[]): number {
      return super.heightOfString(this.writable(text), ...rest);
    }
  }
  const document: PdfDocument = new Document({
    size: 'A4',
    margins: { top: 62, bottom: 62, left: 62, right: 62 },
    lang: facts.language,
    displayTitle: true,
    bufferPages: !facts.flow,
    pdfVersion: '1.7',
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.at },
    font: join(fonts, 'DejaVuSans.ttf'),
  });
  document.registerFont('text', join(fonts, 'DejaVuSans.ttf'));
  document.registerFont('bold', join(fonts, 'DejaVuSans-Bold.ttf'));
  document.font('text').fontSize(10);
  const written = pipeline(document, createWriteStream(path));
  try {
    await draw(document);
  } finally {
    document.end();
    await written;
  }
}

export type { PdfDocument };
