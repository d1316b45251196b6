import { numberPages } from '../../platform/pdf/number-pages.ts';
import { type PdfDocument, writePdf } from '../../platform/pdf/open-pdf.ts';
import { accent, edge, line, soft } from './drawing/page-colours.ts';
import { drawPrintNote, type PrintFacts, pageWords, printNoteHeight } from './drawing/print-note.ts';
import type { ReportSheet, SheetSection } from './drawing/sheet.ts';

const labelWidth = 150;
/** Above the foot of the page. */
const bottom = 62;

/** Draws the sheet of a request, an offer or a negotiation to `path`. User text is drawn as plain text. */
export async function writeReport(path: string, sheet: ReportSheet, facts: PrintFacts): Promise<void> {
  const { language, at } = facts;
  await writePdf(path, { title: sheet.title, author: 'Trattativa', language, at }, (document) => {
    heading(document, sheet);
    for (const section of sheet.sections) drawSection(document, section);
    if (document.y + 24 + printNoteHeight > document.page.height - bottom) document.addPage();
    drawPrintNote(document, facts, document.y + 24);
    numberPages(document, pageWords(language));
  });
}

function heading(document: PdfDocument, { title, subtitle }: ReportSheet): void {
  document.font('bold').fontSize(9).fillColor(accent).text('Trattativa', edge);
  document.moveDown(0.6).fontSize(19).fillColor('black').text(title);
  if (subtitle !== '') document.moveDown(0.15).font('text').fontSize(11).fillColor(soft).text(subtitle);
  const y = document.y + 10;
  document
    .moveTo(edge, y)
    .lineTo(document.page.width - edge, y)
    .stroke(line);
  document.y = y + 4;
}

function drawSection(document: PdfDocument, { title, rows, text }: SheetSection): void {
  // Keeps a heading together with its content.
  if (document.y > document.page.height - bottom - 70) document.addPage();
  document.moveDown(1).font('bold').fontSize(11.5).fillColor('black').text(title, edge);
  document.moveDown(0.35).fontSize(10);
  const valueWidth = document.page.width - 2 * edge - labelWidth - 12;
  for (const row of rows) {
    const height = Math.max(
      document.font('text').heightOfString(row.label, { width: labelWidth }),
      document.heightOfString(row.value, { width: valueWidth }),
    );
    if (document.y + height > document.page.height - bottom) document.addPage();
    const { y } = document;
    document.fillColor(soft).text(row.label, edge, y, { width: labelWidth });
    const value = { width: valueWidth, ...(row.link && { link: row.link, underline: true }) };
    document.fillColor(row.link ? accent : 'black').text(row.value, edge + labelWidth + 12, y, value);
    document.x = edge;
    document.y = y + height + 4;
  }
  if (text) document.font('text').fillColor('black').text(text, edge, document.y, { lineGap: 2 });
}
