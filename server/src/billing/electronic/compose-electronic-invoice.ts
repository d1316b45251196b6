import { splitVat } from '@trattativa/domain/platform/vat';
import type { DocumentLine, ElectronicBuyer, IssuedDocument } from './issued-document.ts';
import { basicText, cut, inParts, latinText } from './latin-text.ts';
import type { FiscalId, Seat, SentInvoice, SentLine, SentName } from './sent-invoice.ts';
import { hasStampDuty, taxNature } from './tax-nature.ts';

/** Where the exchange system delivers when no address is known: to the buyer's tax drawer, or, abroad, nowhere. */
const noRecipient = '0000000';
const abroad = 'XXXXXXX';
/** What is written for somebody abroad whose number is not known: a person, and a company outside of the EU. */
const personWithoutNumber = '0000000';
const companyWithoutNumber = 'OO99999999999';

/** The name of a document's file: the operator's VAT number and five places that are unique to it. */
export function electronicFileName({
  operator,
  transmission,
}: Pick<IssuedDocument, 'operator' | 'transmission'>): string {
  return `IT${italianNumber(operator.vatNumber)}_${transmissionOf(transmission)}.xml`;
}

function transmissionOf(transmission: number): string {
  return transmission.toString(36).toUpperCase().padStart(5, '0');
}

const italianNumber = (number: string) => number.replace(/^IT/, '');

/** A document as its electronic invoice says it. Only for documents without gaps. */
export function composeElectronicInvoice(document: IssuedDocument, buyer: ElectronicBuyer): SentInvoice {
  const { operator, vatPercent, netCents, vatCents, kind } = document;
  const isCredit = kind === 'teamCreditNote' || kind === 'playerCreditNote';
  const nature = taxNature(vatPercent, operator.taxRegime) ?? null;
  const totalCents = netCents + vatCents;
  const inItaly = buyer.country === 'IT';
  return {
    kind,
    fileName: electronicFileName(document),
    transmission: transmissionOf(document.transmission),
    recipientCode: buyer.recipientCode || (inItaly ? noRecipient : abroad),
    pec: inItaly && buyer.recipientCode === '' && buyer.pec !== '' ? basicText(buyer.pec) : null,
    issuer: {
      vat: { country: 'IT', code: italianNumber(operator.vatNumber) },
      taxCode: operator.taxCode || null,
      name: field(operator.name, 80),
      regime: operator.taxRegime,
      seat: seatOf(operator),
      email: operator.email ? basicText(operator.email) : null,
    },
    buyer: { ...numbersOf(buyer), name: nameOf(buyer), seat: seatOf(buyer) },
    type: isCredit ? 'TD04' : 'TD01',
    date: document.issuedOn,
    number: basicText(document.number),
    hasStampDuty: hasStampDuty(vatPercent, totalCents),
    totalCents,
    reasons: document.reason ? inParts(latinText(document.reason), 200) : [],
    related: document.related && {
      number: basicText(document.related.number),
      date: document.related.issuedOn,
    },
    lines: linesOf(document.lines, netCents, vatPercent, nature?.nature ?? null),
    summaries: [
      {
        ratePercent: vatPercent,
        nature: nature?.nature ?? null,
        taxableCents: netCents,
        taxCents: vatCents,
        legalReference: nature?.law ?? null,
      },
    ],
    payment: document.payment && {
      method: document.payment === 'card' ? 'MP08' : 'MP05',
      amountCents: totalCents,
      iban: document.payment === 'transfer' && operator.iban !== '' ? operator.iban : null,
    },
  };
}

const field = (text: string, max: number) => cut(latinText(text), max);

function nameOf(buyer: ElectronicBuyer): SentName {
  if (buyer.is === 'person') return { first: field(buyer.firstName, 60), last: field(buyer.lastName, 60) };
  return { company: field(buyer.legalName || buyer.name, 80) };
}

function seatOf(at: Pick<ElectronicBuyer, 'address' | 'postcode' | 'city' | 'province' | 'country'>): Seat {
  const inItaly = at.country === 'IT';
  return {
    address: field(inItaly ? at.address : [at.address, at.postcode].filter(Boolean).join(', '), 60),
    postcode: inItaly ? at.postcode : '00000',
    city: field(at.city, 60),
    province: inItaly && at.province !== '' ? at.province : null,
    country: at.country,
  };
}

function numbersOf(buyer: ElectronicBuyer): { vat: FiscalId | null; taxCode: string | null } {
  if (buyer.country === 'IT') {
    const code = italianNumber(buyer.vatNumber);
    return { vat: code === '' ? null : { country: 'IT', code }, taxCode: buyer.taxCode || null };
  }
  if (buyer.vatNumber !== '') return { vat: foreignId(buyer.vatNumber), taxCode: null };
  const unknown = buyer.is === 'person' ? personWithoutNumber : companyWithoutNumber;
  return { vat: { country: buyer.country, code: basicText(buyer.taxCode) || unknown }, taxCode: null };
}

function foreignId(number: string): FiscalId {
  return { country: number.slice(0, 2), code: number.slice(2) };
}

/**
 * The lines without tax. Each is split by itself but the last, which takes what is left of the document's net amount: the
 * cents of rounding stay within one document.
 */
function linesOf(
  lines: readonly DocumentLine[],
  netCents: number,
  ratePercent: number,
  nature: string | null,
): SentLine[] {
  let left = netCents;
  return lines.map(({ description, cents, discountCents }, index) => {
    const isLast = index === lines.length - 1;
    const totalCents = isLast ? left : netOf(cents - discountCents, ratePercent);
    left -= totalCents;
    const unitCents = discountCents === 0 ? totalCents : netOf(cents, ratePercent);
    return {
      description: field(description, 1000),
      unitCents,
      discountCents: unitCents - totalCents,
      totalCents,
      ratePercent,
      nature,
    };
  });
}

function netOf(cents: number, percent: number): number {
  return cents < 0 ? -splitVat(-cents, percent).net : splitVat(cents, percent).net;
}
