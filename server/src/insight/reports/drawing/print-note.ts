import { formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { textsIn } from '@trattativa/texts/translate';
import { dayOf } from '../../../platform/clock.ts';
import type { PdfDocument } from '../../../platform/pdf/open-pdf.ts';
import { accent, edge, soft } from './page-colours.ts';

/** When and from where a report is printed, in which language. */
export interface PrintFacts {
  language: Language;
  at: Date;
  /** The page of the report, which stays current. */
  url: string;
}

/** The room that the note takes at the end of a page. */
export const printNoteHeight = 40;

/** When the report was printed and where its current version is, from `y` down. */
export function drawPrintNote(document: PdfDocument, { language, at, url }: PrintFacts, y: number): void {
  const t = textsIn(language, 'reports');
  const width = document.page.width - 2 * edge;
  document.font('text').fontSize(8.5).fillColor(soft);
  document.text(t('pdf.madeOn', { date: formatPlainDate(language, dayOf(at)) }), edge, y, { width });
  document.text(t('pdf.current'), { width });
  document.fillColor(accent).text(url, { link: url, underline: true, width });
}

/** "Page 1 of 2", for the foot of each page. */
export function pageWords(language: Language): (page: number, count: number) => string {
  const t = textsIn(language, 'reports');
  return (page, count) => t('pdf.page', { page, count });
}
