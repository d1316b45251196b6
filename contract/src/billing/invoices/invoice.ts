import { invoiceStatuses } from '@trattativa/domain/billing/invoice-statuses';
import { managedLevels } from '@trattativa/domain/identity/agent-types';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';
import { electronicDocument } from '../electronic/electronic-document.ts';

/** An invoice to a club as a list shows it (spec §3, Invoices: team). Money in euros, with cents where there are any. */
export const teamInvoice = z.object({
  id: z.number().int(),
  /** As printed: `7/2026`. Without gaps within a year. */
  number: z.string(),
  year: z.number().int(),
  version: z.number().int(),
  status: oneOf(invoiceStatuses),
  /** The proposed player. */
  title: z.string(),
  /** The part of football that the negotiation's level belongs to. */
  area: z.enum(managedLevels),
  level: z.number().int(),
  /** Gross a month, of the offer that the club made and that was accepted; null when there was none. */
  salary: z.number().nullable(),
  value: z.number(),
  discount: z.number(),
  /** Value less discount, tax included: `net + vat`. */
  total: z.number(),
  net: z.number(),
  vat: z.number(),
  vatPercent: z.number().int(),
  /** Taken off by credit notes. */
  credited: z.number(),
  /** What is still to be paid. */
  due: z.number(),
  creationDate: z.string(),
  paidOn: z.string().nullable(),
  team: z.object({ id: z.number().int(), name: z.string(), city: z.string(), country: z.string() }),
  negotiationId: z.number().int(),
});

export type TeamInvoice = z.infer<typeof teamInvoice>;

export const creditNote = z.object({
  id: z.number().int(),
  /** As printed: `NC 1/2026`; a series of its own. */
  number: z.string(),
  amount: z.number(),
  net: z.number(),
  vat: z.number(),
  reason: z.string(),
  creationDate: z.string(),
  /** For those who may download it; null for others. */
  electronic: electronicDocument.nullable(),
});

export type CreditNote = z.infer<typeof creditNote>;

/** An invoice on its own page. */
export const teamInvoiceDetails = teamInvoice.extend({
  /** Oldest first. */
  creditNotes: z.array(creditNote),
  /** For staff; null for others. */
  electronic: electronicDocument.nullable(),
  can: z.object({ markPaid: z.boolean(), takeBackPayment: z.boolean(), credit: z.boolean() }),
});

export type TeamInvoiceDetails = z.infer<typeof teamInvoiceDetails>;

/** What will be, or was, invoiced for a negotiation. */
export const negotiationCharge = z.object({
  negotiationId: z.number().int(),
  value: z.number(),
  discount: z.number(),
  invoice: z.object({ id: z.number().int(), number: z.string() }).nullable(),
  can: z.object({ setDiscount: z.boolean() }),
});

export type NegotiationCharge = z.infer<typeof negotiationCharge>;
