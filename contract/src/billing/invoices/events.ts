interface InvoiceOf {
  invoiceId: number;
  negotiationId: number;
  teamId: number;
}

/** What became of an invoice. */
export type InvoiceChange = 'paid' | 'paymentTakenBack' | 'reduced' | 'cancelled';

/** Recipients: everybody of the club, the proposer of the negotiation where premium, and staff. */
export interface InvoiceEvents {
  /** A signature was confirmed and the invoice has its number. */
  'invoice.issued': InvoiceOf;
  /** Paid, its payment taken back, or reduced or cancelled by a credit note. */
  'invoice.changed': InvoiceOf & { version: number; what: InvoiceChange };
}
