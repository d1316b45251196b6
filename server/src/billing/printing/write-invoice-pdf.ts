import { formatMoney, formatPercent, formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { textsIn } from '@trattativa/texts/translate';
import { type PdfDocument, writePdf } from '../../platform/pdf/open-pdf.ts';

/** Issuer or payer of a document; an empty text prints a line to write on. */
export interface PrintedParty {
  name: string;
  rows: readonly string[];
}

/** A row of what is charged; negative: taken off. */
export interface PrintedRow {
  what: string;
  cents: number;
  /** Smaller, below. */
  more?: string;
}

/** An invoice or credit note as it is printed, in the reader's language. Money in euro cents, tax included. */
export interface PrintedInvoice {
  /** `Fattura n. 7/2026` */
  title: string;
  /** Without its ending. */
  fileName: string;
  issuedOn: string;
  from: PrintedParty;
  to: PrintedParty;
  rows: readonly PrintedRow[];
  /** Below the rows, what they do not say. */
  note?: string;
  netCents: number;
  vatCents: number;
  vatPercent: number;
  /** Below the amounts: how it was or is paid. */
  sentences: readonly string[];
  language: Language;
  /** When it is drawn. */
  at: Date;
}

const texts = ['invoice-pdf'] as const;
type Words = TextsOf<typeof texts>;

const soft = '#4a5750';
const rule = '#b9c4bd';
const left = 62;
const right = 595.28 - 62;
const width = right - left;

/**
 * Draws an invoice or a credit note to `path`: who, to whom, for what, and the amounts with the tax that
 * they hold. Names are drawn as text: nothing that a person typed is ever read as a command of the page.
 */
export async function writeInvoicePdf(path: string, printed: PrintedInvoice): Promise<void> {
  const { title, language, at } = printed;
  const t = textsIn(language, texts);
  await writePdf(path, { title, author: printed.from.name || 'Trattativa', language, at }, (document) => {
    document.font('bold').fontSize(18).fillColor('black').text(title, left, 62, { width });
    document
      .moveDown(0.25)
      .font('text')
      .fontSize(10)
      .fillColor(soft)
      .text(t('date', { date: formatPlainDate(language, printed.issuedOn) }));
    parties(document, printed, t);
    lines(document, printed, t);
    amounts(document, printed, t);
    document.moveDown(1.6).font('text').fontSize(10).fillColor('black');
    for (const sentence of printed.sentences)
      document.text(sentence, left, document.y, { width }).moveDown(0.3);
    document
      .font('text')
      .fontSize(8.5)
      .fillColor(soft)
      .text(t('footer'), left, document.page.height - 90, { width });
  });
}

/** Issuer on the left, payer on the right. */
function parties(document: PdfDocument, { from, to }: PrintedInvoice, t: Words): void {
  const top = document.y + 22;
  const half = width / 2 - 12;
  const blank = '_'.repeat(26);
  const blocks: [title: string, party: PrintedParty][] = [
    [t('from'), from],
    [t('to'), to],
  ];
  let bottom = top;
  for (const [index, [title, { name, rows }]] of blocks.entries()) {
    const x = left + index * (half + 24);
    document.font('bold').fontSize(9).fillColor(soft).text(title, x, top, { width: half });
    document
      .moveDown(0.3)
      .font('bold')
      .fontSize(11)
      .fillColor('black')
      .text(name || blank, { width: half });
    document.font('text').fontSize(10);
    for (const row of rows) document.moveDown(0.15).text(row || blank, { width: half });
    bottom = Math.max(bottom, document.y);
  }
  document.x = left;
  document.y = bottom + 26;
}

function lines(document: PdfDocument, { rows, note }: PrintedInvoice, t: Words): void {
  heading(document, t('what'), t('amount'));
  for (const { what, cents, more } of rows) {
    const amount = cents < 0 ? `−${formatMoney(-cents)}` : formatMoney(cents);
    row(document, what, amount, more);
  }
  if (note === undefined) return;
  document.font('text').fontSize(9).fillColor(soft).text(note, left, document.y, { width });
  document.moveDown(0.4);
}

function heading(document: PdfDocument, what: string, amount: string): void {
  const { y } = document;
  document
    .font('bold')
    .fontSize(9)
    .fillColor(soft)
    .text(what, left, y, { width: width - 130 });
  document.text(amount, right - 120, y, { width: 120, align: 'right' });
  ruled(document);
}

function row(document: PdfDocument, what: string, amount: string, more = ''): void {
  const { y } = document;
  document
    .font('text')
    .fontSize(10.5)
    .fillColor('black')
    .text(what, left, y, { width: width - 130 });
  if (more)
    document
      .moveDown(0.15)
      .fontSize(9)
      .fillColor(soft)
      .text(more, { width: width - 130 });
  const bottom = document.y;
  document
    .fontSize(10.5)
    .fillColor('black')
    .text(amount, right - 120, y, { width: 120, align: 'right' });
  document.x = left;
  document.y = bottom + 6;
}

function ruled(document: PdfDocument): void {
  const y = document.y + 3;
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.7).stroke(rule);
  document.x = left;
  document.y = y + 8;
}

function amounts(document: PdfDocument, printed: PrintedInvoice, t: Words): void {
  ruled(document);
  const { netCents, vatCents, vatPercent, language } = printed;
  const percent = formatPercent(language, vatPercent);
  const sums: [label: string, amount: number, strong: boolean][] = [
    [t('net'), netCents, false],
    [t('vat', { percent }), vatCents, false],
    [t('total'), netCents + vatCents, true],
  ];
  for (const [label, cents, strong] of sums) {
    const { y } = document;
    document
      .font(strong ? 'bold' : 'text')
      .fontSize(strong ? 12 : 10.5)
      .fillColor('black');
    document.text(label, left, y, { width: width - 130, align: 'right' });
    const bottom = document.y;
    document.text(formatMoney(cents), right - 120, y, { width: 120, align: 'right' });
    document.y = bottom + 4;
  }
  document.x = left;
}
