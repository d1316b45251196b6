import type { PdfDocument } from './open-pdf.ts';

/** Headings of tables and remarks. */
export const softInk = '#4a5750';
const ruledLine = '#b9c4bd';
const left = 62;

/** The largest font size at which no word of the table's headings is wider than its column. */
function headSize(document: PdfDocument, heads: readonly string[], width: number): number {
  const usual = 7.5;
  document.fontSize(usual);
  const widest = Math.max(
    ...heads.flatMap((head) => head.split(' ')).map((word) => document.widthOfString(word)),
  );
  return Math.min(usual, (usual * width) / (widest + 0.1));
}

/**
 * A table with a title: the first column is left-aligned, the others right-aligned. Draws nothing without
 * rows.
 */
export function drawTable(
  document: PdfDocument,
  title: string,
  rows: readonly string[][],
  headed = false,
): void {
  if (rows.length <= (headed ? 1 : 0)) return;
  const width = document.page.width - 2 * left;
  if (document.y > document.page.height - 140) document.addPage();
  document.moveDown(1).font('bold').fontSize(11).fillColor('black').text(title, left, document.y);
  document.moveDown(0.3).fontSize(9);
  for (const [index, cells] of rows.entries()) {
    const isHead = headed && index === 0;
    const each = cells.length > 2 ? 68 : 140;
    const first = width - each * (cells.length - 1);
    document
      .font(isHead ? 'bold' : 'text')
      .fillColor(isHead ? softInk : 'black')
      .fontSize(isHead ? headSize(document, cells, each - 4) : 9);
    const high = Math.max(
      ...cells.map((cell, at) => document.heightOfString(cell, { width: at === 0 ? first : each - 4 })),
    );
    if (document.y + high > document.page.height - 62) document.addPage();
    const { y } = document;
    for (const [at, cell] of cells.entries()) {
      const x = at === 0 ? left : left + first + each * (at - 1);
      document.text(cell, x, y, { width: at === 0 ? first : each - 4, align: at === 0 ? 'left' : 'right' });
    }
    document
      .moveTo(left, y + high + 2)
      .lineTo(left + width, y + high + 2)
      .lineWidth(0.5)
      .stroke(ruledLine);
    document.x = left;
    document.y = y + high + 5;
  }
}
