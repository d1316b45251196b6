import type { BillingDetails, DocumentKind } from '@trattativa/domain/billing/electronic-invoice';
import type { Operator } from '@trattativa/domain/identity/platform-settings';

/** Buyer whom a document is made out to: as of its day, with what was not known then as it is known today. */
export type ElectronicBuyer = BillingDetails & { name: string } & (
    | { is: 'company' }
    | { is: 'person'; firstName: string; lastName: string }
  );

/** A line before the tax is told apart: amounts hold it. */
export interface DocumentLine {
  description: string;
  /** Negative: deducted. */
  cents: number;
  discountCents: number;
}

/** An issued document with all that its electronic invoice is made of. Money in euro cents, tax included. */
export interface IssuedDocument {
  kind: DocumentKind;
  id: number;
  /** The invoice itself, or that of a credit note. */
  invoiceId: number;
  transmission: number;
  /** As printed. */
  number: string;
  issuedOn: string;
  operator: Operator;
  /** Null: the buyer's data were erased. */
  buyer: ElectronicBuyer | null;
  lines: readonly DocumentLine[];
  netCents: number;
  vatCents: number;
  vatPercent: number;
  /** Why a credit note was issued. */
  reason: string | null;
  related: { number: string; issuedOn: string } | null;
  /** How an invoice is or was paid. */
  payment: 'card' | 'transfer' | null;
  /** Seller and buyer as they are known today: for a file that was refused. */
  corrected?: Pick<IssuedDocument, 'operator' | 'buyer'>;
  /** The document's own number of transmission, where the next file has another. */
  documentTransmission?: number;
  /** The files that the exchange system refused, oldest first. */
  refusals?: readonly RefusedFile[];
}

export interface RefusedFile {
  fileName: string;
  reason: string;
  at: Date;
}

/** Days as `YYYY-MM-DD`; the last one is not in it. */
export interface DayRange {
  from: string;
  before: string;
}
