import { z } from 'zod';
import { id, version } from '../../fields.ts';

interface InvoiceOf {
  invoiceId: number;
  negotiationId: number;
  teamId: number;
}

type InvoiceMoved = InvoiceOf & { version: number };

/** Recipients: everybody of the club, the proposer of the negotiation where premium, and staff. */
export interface InvoiceEvents {
  /** A signature was confirmed and the invoice has its number. */
  'invoice.issued': InvoiceOf;
  'invoice.paid': InvoiceMoved;
  /** It is open again. */
  'invoice.paymentTakenBack': InvoiceMoved;
  /** By a credit note over a part of it. */
  'invoice.reduced': InvoiceMoved;
  /** By a credit note over all that was open. */
  'invoice.cancelled': InvoiceMoved;
}

/** What becomes of an invoice that was issued. */
export type InvoiceOutcome = Exclude<keyof InvoiceEvents, 'invoice.issued'>;

const moved = z.object({ invoiceId: id, version });

export const invoiceLive = {
  'invoice.issued': z.object({ invoiceId: id, negotiationId: id }),
  'invoice.paid': moved,
  'invoice.paymentTakenBack': moved,
  'invoice.reduced': moved,
  'invoice.cancelled': moved,
} satisfies Record<keyof InvoiceEvents, z.ZodType>;
