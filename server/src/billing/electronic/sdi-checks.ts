import { isTaxCode } from '@trattativa/domain/billing/tax-code';
import { isVatNumber } from '@trattativa/domain/identity/business-numbers';
import type { SentInvoice, SentLine, SentSummary } from './sent-invoice.ts';

export interface SdiCheck {
  /** As the exchange system (SdI) publishes it. */
  code: string;
  /** What makes it refuse a file. */
  refuses: string;
  /** Whether it would refuse this file; `today` is the day in Rome. */
  fails(invoice: SentInvoice, today: string): boolean;
}

/** How far sums may be off, in cents: the published tolerance of one cent. */
const tolerance = 1;
const maxBytes = 5_000_000;
const textLength = (invoice: SentInvoice) => JSON.stringify(invoice).length * 4;

const sameTax = (one: SentLine | SentSummary, other: SentLine | SentSummary) =>
  one.ratePercent === other.ratePercent && one.nature === other.nature;
const off = (one: number, other: number) => Math.abs(one - other) > tolerance;
const isItalian = (country: string) => country === 'IT';

/**
 * The checks of the exchange system that concern what we write ("Elenco dei controlli", technical specifications of the
 * electronic invoice 1.8). Those about signatures, withholding tax, pension funds, VAT groups and the public administration
 * concern nothing that we write; duplicates are excluded by unique numbers.
 */
export const sdiChecks: readonly SdiCheck[] = [
  {
    code: '00001',
    refuses: 'a file name that is not country, sender and up to five letters or digits',
    fails: ({ fileName }) => !/^[A-Z]{2}[A-Z0-9]{2,28}_[A-Za-z0-9]{1,5}\.xml$/.test(fileName),
  },
  {
    code: '00003',
    refuses: 'a file of more than 5 MB',
    fails: (invoice) => textLength(invoice) > maxBytes,
  },
  {
    code: '00301',
    refuses: 'a seller whose VAT number cannot be one',
    fails: ({ issuer }) => !isVatNumber(issuer.vat.code, issuer.vat.country),
  },
  {
    code: '00305',
    refuses: 'an Italian buyer whose VAT number cannot be one',
    fails: ({ buyer }) =>
      buyer.vat !== null && isItalian(buyer.vat.country) && !isVatNumber(buyer.vat.code, 'IT'),
  },
  {
    code: '00306',
    refuses: 'a buyer whose tax code cannot be one',
    fails: ({ buyer }) => buyer.taxCode !== null && !isTaxCode(buyer.taxCode),
  },
  {
    code: '00400',
    refuses: 'a line without VAT that does not say why',
    fails: ({ lines }) => lines.some(({ ratePercent, nature }) => ratePercent === 0 && nature === null),
  },
  {
    code: '00401',
    refuses: 'a line with VAT that says why there is none',
    fails: ({ lines }) => lines.some(({ ratePercent, nature }) => ratePercent !== 0 && nature !== null),
  },
  {
    code: '00403',
    refuses: 'a document that is dated after the day on which it arrives',
    fails: ({ date }, today) => date > today,
  },
  {
    code: '00417',
    refuses: 'a buyer with neither a VAT number nor a tax code',
    fails: ({ buyer }) => buyer.vat === null && buyer.taxCode === null,
  },
  {
    code: '00418',
    refuses: 'a document that is dated before the one that it refers to',
    fails: ({ date, related }) => related !== null && date < related.date,
  },
  {
    code: '00419',
    refuses: 'a rate of VAT of the lines that is in no summary',
    fails: ({ lines, summaries }) =>
      lines.some((line) => !summaries.some(({ ratePercent }) => ratePercent === line.ratePercent)),
  },
  {
    code: '00421',
    refuses: 'a tax that is not the rate of the taxable amount',
    fails: ({ summaries }) =>
      summaries.some(({ taxableCents, taxCents, ratePercent }) =>
        off(taxCents, Math.round((taxableCents * ratePercent) / 100)),
      ),
  },
  {
    code: '00422',
    refuses: 'a taxable amount that is not the sum of its lines',
    fails: ({ lines, summaries }) =>
      summaries.some((summary) =>
        off(
          summary.taxableCents,
          lines.reduce((sum, line) => (sameTax(line, summary) ? sum + line.totalCents : sum), 0),
        ),
      ),
  },
  {
    code: '00423',
    refuses: 'a line whose total is not its price less its discount',
    fails: ({ lines }) =>
      lines.some(({ unitCents, discountCents, totalCents }) => off(unitCents - discountCents, totalCents)),
  },
  {
    code: '00424',
    refuses: 'a rate of VAT that is no percentage',
    fails: ({ lines, summaries }) =>
      [...lines, ...summaries].some(
        ({ ratePercent }) => ratePercent !== 0 && (ratePercent < 1 || ratePercent > 100),
      ),
  },
  {
    code: '00425',
    refuses: 'a document number without a digit',
    fails: ({ number }) => !/\d/.test(number),
  },
  {
    code: '00427',
    refuses: 'a recipient code that has not seven characters',
    fails: ({ recipientCode }) => !/^[A-Z0-9]{7}$/.test(recipientCode),
  },
  {
    code: '00429',
    refuses: 'a summary without VAT that does not say why',
    fails: ({ summaries }) =>
      summaries.some(({ ratePercent, nature }) => ratePercent === 0 && nature === null),
  },
  {
    code: '00430',
    refuses: 'a summary with VAT that says why there is none',
    fails: ({ summaries }) =>
      summaries.some(({ ratePercent, nature }) => ratePercent !== 0 && nature !== null),
  },
  {
    code: '00443',
    refuses: 'a summary of a rate of VAT that no line has',
    fails: ({ lines, summaries }) =>
      summaries.some((summary) => !lines.some(({ ratePercent }) => ratePercent === summary.ratePercent)),
  },
  {
    code: '00444',
    refuses: 'a reason for no VAT that lines and summaries do not share',
    fails: ({ lines, summaries }) =>
      lines.some((line) => line.nature !== null && !summaries.some((summary) => sameTax(line, summary))) ||
      summaries.some((summary) => summary.nature !== null && !lines.some((line) => sameTax(line, summary))),
  },
  {
    code: '00445',
    refuses: 'a reason for no VAT that was replaced by finer ones in 2021',
    fails: ({ lines, summaries }) =>
      [...lines, ...summaries].some(({ nature }) => nature !== null && ['N2', 'N3', 'N6'].includes(nature)),
  },
  {
    code: '00471',
    refuses: 'an invoice to oneself that does not say so',
    fails: ({ issuer, buyer }) =>
      (buyer.vat !== null &&
        buyer.vat.country === issuer.vat.country &&
        buyer.vat.code === issuer.vat.code) ||
      (buyer.taxCode !== null && buyer.taxCode === issuer.taxCode),
  },
];

/** The codes with which the exchange system would refuse a file; empty: it takes it. */
export function sdiRefusals(invoice: SentInvoice, today: string): string[] {
  return sdiChecks.filter(({ fails }) => fails(invoice, today)).map(({ code }) => code);
}
