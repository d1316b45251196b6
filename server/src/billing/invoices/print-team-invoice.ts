import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { formatMoney, formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { levelWordsIn } from '@trattativa/texts/records/level-words';
import { textsIn, translate } from '@trattativa/texts/translate';
import { numberOf } from '../documents/document-number.ts';
import { issuerParty, numberInFileName } from '../printing/issuer-party.ts';
import type { PrintedInvoice, PrintedParty } from '../printing/write-invoice-pdf.ts';
import { areaOf, type CreditNoteRow, creditNumberOf, type InvoiceRow } from './invoice.ts';

const texts = ['invoice-pdf', 'catalogue', 'countries'] as const;

/** A club's invoice as it is printed. */
export function printTeamInvoice(invoice: InvoiceRow, language: Language, at: Date): PrintedInvoice {
  const t = textsIn(language, texts);
  const { salary_cents, discount_cents } = invoice;
  const service = {
    what: t('service', { player: invoice.title }),
    cents: invoice.value_cents,
    more: t('level', {
      area: t(`catalogue:managedLevel.${areaOf(invoice.level)}`),
      level: levelWordsIn(t).level(invoice.level, invoice.buyer.country),
    }),
  };
  const discount = { what: t('discount'), cents: -discount_cents };
  return {
    ...partiesOf(invoice, language, at),
    title: t('invoice', { number: numberOf(invoice) }),
    fileName: t('fileName.invoice', { number: numberInFileName(numberOf(invoice)) }),
    issuedOn: invoice.issued_on,
    rows: discount_cents > 0 ? [service, discount] : [service],
    ...(salary_cents !== null && { note: t('salary', { amount: formatMoney(salary_cents) }) }),
    netCents: invoice.net_cents,
    vatCents: invoice.vat_cents,
    sentences: stateOf(invoice, language),
  };
}

/** A credit note of a club's invoice as it is printed. */
export function printTeamCreditNote(
  invoice: InvoiceRow,
  note: CreditNoteRow,
  language: Language,
  at: Date,
): PrintedInvoice {
  const t = textsIn(language, texts);
  const date = formatPlainDate(language, invoice.issued_on);
  return {
    ...partiesOf(invoice, language, at),
    title: t('creditNote', { number: creditNumberOf(note) }),
    fileName: t('fileName.creditNote', { number: numberInFileName(creditNumberOf(note)) }),
    issuedOn: note.issued_on,
    rows: [
      {
        what: t('credited', { number: numberOf(invoice), date }),
        cents: note.amount_cents,
        more: note.reason,
      },
    ],
    netCents: note.net_cents,
    vatCents: note.vat_cents,
    sentences: [],
  };
}

function partiesOf({ issuer, buyer, vat_percent }: InvoiceRow, language: Language, at: Date) {
  const { details } = buyer;
  const placed = details?.address ? details : null;
  const town = placed ? [placed.postcode, placed.city].filter(Boolean).join(' ') : buyer.city;
  const country = translate(language, `countries:${placed?.country || buyer.country}`);
  const to: PrintedParty = {
    name: details?.legalName || buyer.name,
    rows: [
      placed?.address ?? buyer.address,
      [town, country].filter(Boolean).join(', '),
      details?.vatNumber ? translate(language, 'invoice-pdf:vatNumber', { number: details.vatNumber }) : '',
      details?.taxCode ? translate(language, 'invoice-pdf:taxCode', { code: details.taxCode }) : '',
    ].filter(Boolean),
  };
  return { from: issuerParty(issuer, language), to, vatPercent: vat_percent, language, at };
}

function stateOf(invoice: InvoiceRow, language: Language): string[] {
  const t = textsIn(language, texts);
  const { credited_cents, value_cents, discount_cents, status, paid_on } = invoice;
  const sentences = credited_cents > 0 ? [t('lessCredit', { amount: formatMoney(credited_cents) })] : [];
  if (status === invoiceStatus.canceled) return [...sentences, t('canceled')];
  if (paid_on) return [...sentences, t('paid', { date: formatPlainDate(language, paid_on) })];
  return [...sentences, t('due', { amount: formatMoney(value_cents - discount_cents - credited_cents) })];
}
