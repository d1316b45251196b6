import type { DocumentKind } from '@trattativa/domain/billing/electronic-invoice';

/** A number that a tax office gives, with the country that gave it. */
export interface FiscalId {
  country: string;
  code: string;
}

export interface Seat {
  address: string;
  /** Five digits; zeros abroad. */
  postcode: string;
  city: string;
  /** Two letters; null abroad. */
  province: string | null;
  country: string;
}

export type SentName = { company: string } | { first: string; last: string };

export interface SentLine {
  description: string;
  /** Without tax, before the discount. */
  unitCents: number;
  discountCents: number;
  /** `unitCents - discountCents`. */
  totalCents: number;
  ratePercent: number;
  /** Why no tax is charged (`Natura`); null: it is. */
  nature: string | null;
}

/** The lines of one rate together. */
export interface SentSummary {
  ratePercent: number;
  nature: string | null;
  taxableCents: number;
  taxCents: number;
  legalReference: string | null;
}

/**
 * An electronic invoice with every value as the file says it (FatturaPA, format FPR12). Texts are in Latin-1 and within
 * their lengths; money in euro cents.
 */
export interface SentInvoice {
  kind: DocumentKind;
  fileName: string;
  /** `ProgressivoInvio`. */
  transmission: string;
  recipientCode: string;
  pec: string | null;
  issuer: {
    vat: FiscalId;
    taxCode: string | null;
    name: string;
    regime: string;
    seat: Seat;
    email: string | null;
  };
  buyer: { vat: FiscalId | null; taxCode: string | null; name: SentName; seat: Seat };
  /** TD01 invoice, TD04 credit note. */
  type: 'TD01' | 'TD04';
  date: string;
  number: string;
  /** Duty of 2 € on what is charged without tax. */
  hasStampDuty: boolean;
  totalCents: number;
  reasons: string[];
  /** The invoice that a credit note is about. */
  related: { number: string; date: string } | null;
  lines: SentLine[];
  summaries: SentSummary[];
  /** MP05 bank transfer, MP08 card. */
  payment: { method: 'MP05' | 'MP08'; amountCents: number; iban: string | null } | null;
}
