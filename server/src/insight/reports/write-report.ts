import { formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { textsIn } from '@trattativa/texts/translate';
import { dayOf } from '../../platform/clock.ts';
import { numberPages } from '../../platform/pdf/number-pages.ts';
import { type PdfDocument, writePdf } from '../../platform/pdf/open-pdf.ts';
import { drawRadar } from './draw-radar.ts';
import type { ReportSheet, SheetSection } from './sheet.ts';

const soft = '#4a5750';
const line = '#b9c4bd';
const accent = '#0f6b3c';
const edge = 62;
const labelWidth = 150;

/** Draws a report's sheet to `path`. User text is drawn as plain text. */
export async function writeReport(
  path: string,
  sheet: ReportSheet,
  facts: { language: Language; at: Date; url: string },
): Promise<void> {
  const { language, at, url } = facts;
  const t = textsIn(language, 'reports');
  await writePdf(path, { title: sheet.title, author: 'Trattativa', language, at }, (document) => {
    heading(document, sheet);
    for (const section of sheet.sections) drawSection(document, section);
    document.moveDown(1.6).font('text').fontSize(8.5).fillColor(soft);
    document.text(t('pdf.madeOn', { date: formatPlainDate(language, dayOf(at)) }));
    document.text(t('pdf.current'), { continued: false });
    document.fillColor(accent).text(url, { link: url, underline: true });
    numberPages(document, (page, count) => t('pdf.page', { page, count }));
  });
}

function heading(document: PdfDocument, { title, subtitle }: ReportSheet): void {
  document.font('bold').fontSize(9).fillColor(accent).text('Trattativa');
  document.moveDown(0.6).fontSize(19).fillColor('black').text(title);
  if (subtitle !== '') document.moveDown(0.15).font('text').fontSize(11).fillColor(soft).text(subtitle);
  const y = document.y + 10;
  document
    .moveTo(edge, y)
    .lineTo(document.page.width - edge, y)
    .stroke(line);
  document.y = y + 4;
}

function drawSection(document: PdfDocument, { title, rows, text, radar }: SheetSection): void {
  // Keeps a heading together with its content.
  if (document.y > document.page.height - edge - 70) document.addPage();
  document.moveDown(1).font('bold').fontSize(11.5).fillColor('black').text(title, edge);
  document.moveDown(0.35).fontSize(10);
  if (radar) drawRadar(document, radar);
  const valueWidth = document.page.width - 2 * edge - labelWidth - 12;
  for (const row of rows) {
    const height = Math.max(
      document.font('text').heightOfString(row.label, { width: labelWidth }),
      document.heightOfString(row.value, { width: valueWidth }),
    );
    if (document.y + height > document.page.height - edge) document.addPage();
    const { y } = document;
    document.fillColor(soft).text(row.label, edge, y, { width: labelWidth });
    const value = { width: valueWidth, ...(row.link && { link: row.link, underline: true }) };
    document.fillColor(row.link ? accent : 'black').text(row.value, edge + labelWidth + 12, y, value);
    document.x = edge;
    document.y = y + height + 4;
  }
  if (text) document.font('text').fillColor('black').text(text, edge, document.y, { lineGap: 2 });
}
