import { dayInRome } from '@trattativa/domain/representation/representation-term';
import { formatMoney, formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { textsIn, translate } from '@trattativa/texts/translate';
import { issuerParty, numberInFileName } from '../printing/issuer-party.ts';
import type { PrintedInvoice, PrintedParty } from '../printing/write-invoice-pdf.ts';
import {
  buyerName,
  type PlayerCreditNoteRow,
  type PlayerInvoiceRow,
  playerCreditNumberOf,
  playerNumberOf,
} from './player-invoice.ts';

const texts = ['invoice-pdf', 'player-invoices', 'payments'] as const;

export interface PrintedFor {
  language: Language;
  at: Date;
  /** Whether the player's address and tax code are printed; not for agents. */
  withDetails: boolean;
}

/** A player's invoice as it is printed. */
export function printPlayerInvoice(invoice: PlayerInvoiceRow, reader: PrintedFor): PrintedInvoice {
  const { language } = reader;
  const t = textsIn(language, texts);
  const number = playerNumberOf(invoice);
  const service = {
    what: t(`payments:item.${invoice.service}`),
    cents: invoice.price_cents,
    more: t('player-invoices:term', {
      from: dayOf(invoice.starts_at, language),
      until: dayOf(invoice.ends_at, language),
    }),
  };
  const deducted = { what: t('player-invoices:deducted'), cents: -invoice.deducted_cents };
  const paid = t('player-invoices:paidBy', { provider: t(`payments:provider.${invoice.provider}`) });
  const { credited_cents } = invoice;
  return {
    ...partiesOf(invoice, reader),
    title: t('invoice-pdf:invoice', { number }),
    fileName: t('invoice-pdf:fileName.invoice', { number: numberInFileName(number) }),
    issuedOn: invoice.issued_on,
    rows: invoice.deducted_cents > 0 ? [service, deducted] : [service],
    netCents: invoice.net_cents,
    vatCents: invoice.vat_cents,
    sentences:
      credited_cents > 0
        ? [paid, t('invoice-pdf:lessCredit', { amount: formatMoney(credited_cents) })]
        : [paid],
  };
}

/** A credit note of a player's invoice as it is printed. */
export function printPlayerCreditNote(
  invoice: PlayerInvoiceRow,
  note: PlayerCreditNoteRow,
  reader: PrintedFor,
): PrintedInvoice {
  const { language } = reader;
  const t = textsIn(language, texts);
  const number = playerCreditNumberOf(note);
  const credited = t('invoice-pdf:credited', {
    number: playerNumberOf(invoice),
    date: formatPlainDate(language, invoice.issued_on),
  });
  return {
    ...partiesOf(invoice, reader),
    title: t('invoice-pdf:creditNote', { number }),
    fileName: t('invoice-pdf:fileName.creditNote', { number: numberInFileName(number) }),
    issuedOn: note.issued_on,
    rows: [{ what: credited, cents: note.amount_cents, more: note.reason }],
    netCents: note.net_cents,
    vatCents: note.vat_cents,
    sentences: [t('player-invoices:refundedBy', { provider: t(`payments:provider.${invoice.provider}`) })],
  };
}

function partiesOf(invoice: PlayerInvoiceRow, { language, at, withDetails }: PrintedFor) {
  return {
    from: issuerParty(invoice.issuer, language),
    to: withDetails ? buyerParty(invoice, language) : { name: buyerName(invoice.buyer), rows: [] },
    vatPercent: invoice.vat_percent,
    language,
    at,
  };
}

function buyerParty({ buyer }: PlayerInvoiceRow, language: Language): PrintedParty {
  const name = buyerName(buyer);
  if ('erased' in buyer) return { name, rows: [] };
  const { details } = buyer;
  const placed = details?.address ? details : { ...buyer, postcode: '' };
  const town = [placed.postcode, placed.city].filter(Boolean).join(' ');
  const country = placed.country && translate(language, `countries:${placed.country}`);
  const code = details?.taxCode;
  return {
    name,
    rows: [
      placed.address,
      [town, country].filter(Boolean).join(', '),
      code ? translate(language, 'invoice-pdf:taxCode', { code }) : '',
    ].filter(Boolean),
  };
}

function dayOf(at: Date, language: Language): string {
  return formatPlainDate(language, dayInRome(at));
}
