import type { PdfDocument } from './open-pdf.ts';

const soft = '#4a5750';
const edge = 62;

/** Writes the text of `say` centred below each page (both numbers from 1); call it last. */
export function numberPages(document: PdfDocument, say: (page: number, count: number) => string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    // Otherwise text below the margin would start a new page.
    document.page.margins.bottom = 0;
    document
      .font('text')
      .fontSize(8)
      .fillColor(soft)
      .text(say(page + 1, count), edge, document.page.height - 40, {
        width: document.page.width - 2 * edge,
        align: 'center',
        lineBreak: false,
      });
  }
}
