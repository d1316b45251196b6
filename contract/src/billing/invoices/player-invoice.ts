import {
  paymentProviders,
  paymentPurposes,
  paymentStatuses,
} from '@trattativa/domain/billing/payment-statuses';
import { z } from 'zod';
import { instant } from '../../fields.ts';
import { electronicDocument } from '../electronic/electronic-document.ts';
import { creditNote } from './invoice.ts';

/** An invoice to a player as a list shows it (spec §3, Invoices: player). Money in euros, with cents where there are any. */
export const playerInvoice = z.object({
  id: z.number().int(),
  /** As printed: `P 7/2026`. Without gaps within a year. */
  number: z.string(),
  year: z.number().int(),
  version: z.number().int(),
  /** What was paid for. */
  service: z.enum(paymentPurposes),
  /** Price of the whole service; for a final balance, before the activation is deducted. */
  price: z.number(),
  /** What was invoiced of the price before. */
  deducted: z.number(),
  /** What the provider charged, tax included: `net + vat`. */
  amountCharged: z.number(),
  net: z.number(),
  vat: z.number(),
  vatPercent: z.number().int(),
  paymentProvider: z.enum(paymentProviders),
  /** Present status of the payment. */
  paymentStatus: z.enum(paymentStatuses),
  /** Taken off by credit notes. */
  credited: z.number(),
  /** The term of the representation. */
  activationDate: instant,
  endDate: instant,
  creationDate: z.string(),
  /** `playerId` is null once the record is gone. */
  player: z.object({ accountId: z.number().int(), playerId: z.number().int().nullable(), name: z.string() }),
});

export type PlayerInvoice = z.infer<typeof playerInvoice>;

/** An invoice on its own page. */
export const playerInvoiceDetails = playerInvoice.extend({
  /** Oldest first. */
  creditNotes: z.array(creditNote),
  paymentId: z.number().int(),
  representationId: z.number().int(),
  /** For the player and staff; null for others. */
  electronic: electronicDocument.nullable(),
});

export type PlayerInvoiceDetails = z.infer<typeof playerInvoiceDetails>;
