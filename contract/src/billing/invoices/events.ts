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
  /** A payment was taken back: the invoice is open again. */
  'invoice.paymentTakenBack': InvoiceMoved;
  /** A credit note reduced it. */
  'invoice.reduced': InvoiceMoved;
  /** A credit note canceled it. */
  'invoice.cancelled': InvoiceMoved;
}

/** Recipients: staff. */
export interface ChargeEvents {
  /** Staff set what the invoice of a negotiation will be reduced by. */
  'charge.discounted': { negotiationId: number };
}

interface PlayerInvoiceOf {
  playerInvoiceId: number;
  /** Account of the player who paid. */
  accountId: number;
}

/** Recipients: the player, the agents who represent the player, and staff. */
export interface PlayerInvoiceEvents {
  /** A payment settled something and its invoice has its number. */
  'playerInvoice.issued': PlayerInvoiceOf;
  /** A refund took something off it. */
  'playerInvoice.credited': PlayerInvoiceOf & { version: number; creditNoteId: number };
}

/** A change of an issued invoice. */
export type InvoiceOutcome = Exclude<keyof InvoiceEvents, 'invoice.issued'>;

const moved = z.object({ invoiceId: id, version });

export const invoiceLive = {
  'invoice.issued': z.object({ invoiceId: id, negotiationId: id }),
  'invoice.paid': moved,
  'invoice.paymentTakenBack': moved,
  'invoice.reduced': moved,
  'invoice.cancelled': moved,
} satisfies Record<keyof InvoiceEvents, z.ZodType>;

export const chargeLive = {
  'charge.discounted': z.object({ negotiationId: id }),
} satisfies Record<keyof ChargeEvents, z.ZodType>;

const ofPlayer = z.object({ playerInvoiceId: id });

export const playerInvoiceLive = {
  'playerInvoice.issued': ofPlayer,
  'playerInvoice.credited': ofPlayer.extend({ version }),
} satisfies Record<keyof PlayerInvoiceEvents, z.ZodType>;
