import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { formatMoney, formatPercent, formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { textsIn, translate } from '@trattativa/texts/translate';
import { type PdfDocument, writePdf } from '../../platform/pdf/open-pdf.ts';
import { areaOf, type CreditNoteRow, creditNumberOf, type InvoiceRow, numberOf } from './invoice.ts';

export interface InvoiceDocument {
  invoice: InvoiceRow;
  /** Null: the invoice itself. */
  creditNote: CreditNoteRow | null;
  language: Language;
  at: Date;
}

const texts = ['invoice-pdf', 'invoices', 'catalogue'] as const;

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
export async function writeInvoicePdf(path: string, facts: InvoiceDocument): Promise<void> {
  const { invoice, creditNote, language, at } = facts;
  const t = textsIn(language, texts);
  const title = creditNote
    ? t('creditNote', { number: creditNumberOf(creditNote) })
    : t('invoice', { number: numberOf(invoice) });
  await writePdf(path, { title, author: invoice.issuer.name || 'Trattativa', language, at }, (document) => {
    const day = formatPlainDate(language, creditNote?.issued_on ?? invoice.issued_on);
    document.font('bold').fontSize(18).fillColor('black').text(title, left, 62, { width });
    document
      .moveDown(0.25)
      .font('text')
      .fontSize(10)
      .fillColor(soft)
      .text(t('date', { date: day }));
    parties(document, facts, t);
    if (creditNote) about(document, invoice, creditNote, language, t);
    else lines(document, invoice, t);
    amounts(document, creditNote ?? invoice, creditNote?.amount_cents ?? totalOf(invoice), facts, t);
    if (!creditNote) state(document, invoice, language, t);
    document
      .font('text')
      .fontSize(8.5)
      .fillColor(soft)
      .text(t('footer'), left, document.page.height - 90, { width });
  });
}

const totalOf = (invoice: InvoiceRow) => invoice.value_cents - invoice.discount_cents;

/** The operator on the left, the club on the right. What is not known is a line to write on. */
function parties(document: PdfDocument, { invoice, language }: InvoiceDocument, t: Words): void {
  const { issuer, buyer } = invoice;
  const top = document.y + 22;
  const half = width / 2 - 12;
  const blank = '_'.repeat(26);
  const blocks: [title: string, name: string, rest: string[]][] = [
    [
      t('from'),
      issuer.name || blank,
      [issuer.address || blank, t('vatNumber', { number: issuer.vatNumber || blank })],
    ],
    [
      t('to'),
      buyer.name,
      [
        buyer.address,
        [buyer.city, translate(language, `countries:${buyer.country}`)].filter(Boolean).join(', '),
      ],
    ],
  ];
  let bottom = top;
  for (const [index, [title, name, rest]] of blocks.entries()) {
    const x = left + index * (half + 24);
    document.font('bold').fontSize(9).fillColor(soft).text(title, x, top, { width: half });
    document.moveDown(0.3).font('bold').fontSize(11).fillColor('black').text(name, { width: half });
    document.font('text').fontSize(10);
    for (const row of rest.filter(Boolean)) document.moveDown(0.15).text(row, { width: half });
    bottom = Math.max(bottom, document.y);
  }
  document.x = left;
  document.y = bottom + 26;
}

/** What the invoice is for: one service, its price and what was taken off it. */
function lines(document: PdfDocument, invoice: InvoiceRow, t: Words): void {
  heading(document, t('what'), t('amount'));
  row(
    document,
    t('service', { player: invoice.title }),
    formatMoney(invoice.value_cents),
    t('level', {
      area: t(`catalogue:managedLevel.${areaOf(invoice.level)}`),
      level: t(`catalogue:level.${invoice.level}`),
    }),
  );
  if (invoice.salary_cents !== null) {
    document
      .font('text')
      .fontSize(9)
      .fillColor(soft)
      .text(t('salary', { amount: formatMoney(invoice.salary_cents) }), left, document.y, { width });
    document.moveDown(0.4);
  }
  if (invoice.discount_cents > 0) row(document, t('discount'), `−${formatMoney(invoice.discount_cents)}`);
}

function about(
  document: PdfDocument,
  invoice: InvoiceRow,
  note: CreditNoteRow,
  language: Language,
  t: Words,
): void {
  heading(document, t('what'), t('amount'));
  row(
    document,
    t('credited', { number: numberOf(invoice), date: formatPlainDate(language, invoice.issued_on) }),
    formatMoney(note.amount_cents),
    note.reason,
  );
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

function amounts(
  document: PdfDocument,
  { net_cents, vat_cents }: Pick<InvoiceRow, 'net_cents' | 'vat_cents'>,
  totalCents: number,
  { invoice, language }: InvoiceDocument,
  t: Words,
): void {
  ruled(document);
  const percent = formatPercent(language, invoice.vat_percent);
  const sums: [label: string, amount: number, strong: boolean][] = [
    [t('net'), net_cents, false],
    [t('vat', { percent }), vat_cents, false],
    [t('total'), totalCents, true],
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

function state(document: PdfDocument, invoice: InvoiceRow, language: Language, t: Words): void {
  const words: string[] = [];
  if (invoice.credited_cents > 0) {
    words.push(t('lessCredit', { amount: formatMoney(invoice.credited_cents) }));
  }
  if (invoice.status === invoiceStatus.canceled) words.push(t('canceled'));
  else if (invoice.paid_on) words.push(t('paid', { date: formatPlainDate(language, invoice.paid_on) }));
  else words.push(t('due', { amount: formatMoney(totalOf(invoice) - invoice.credited_cents) }));
  document.moveDown(1.6).font('text').fontSize(10).fillColor('black');
  for (const sentence of words) document.text(sentence, left, document.y, { width }).moveDown(0.3);
}
