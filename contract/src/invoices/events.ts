interface InvoiceOf {
  invoiceId: number;
  negotiationId: number;
  teamId: number;
}

/** Recipients: everybody of the club, the proposer of the negotiation where premium, and staff. */
export interface InvoiceEvents {
  /** A signature was confirmed and the invoice has its number. */
  'invoice.issued': InvoiceOf;
  /** Paid, its payment taken back, or a credit note issued. */
  'invoice.changed': InvoiceOf & { version: number };
}
