import type { ElectronicDocument } from '@trattativa/contract/billing/electronic/electronic-document';
import type {
  CreditNote,
  TeamInvoice,
  TeamInvoiceDetails,
} from '@trattativa/contract/billing/invoices/invoice';
import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import type { Actor } from '../../platform/actor.ts';
import { numberOf } from '../documents/document-number.ts';
import { areaOf, type CreditNoteRow, creditNumberOf, type InvoiceRow, openCents } from './invoice.ts';
import { abilitiesOn } from './invoices.policy.ts';

/** An invoice as a list shows it; the same to everybody who may see it. */
export function presentInvoice(invoice: InvoiceRow): TeamInvoice {
  return {
    id: invoice.id,
    number: numberOf(invoice),
    year: invoice.year,
    version: invoice.version,
    status: invoice.status,
    title: invoice.title,
    area: areaOf(invoice.level),
    level: invoice.level,
    salary: invoice.salary_cents === null ? null : invoice.salary_cents / 100,
    value: invoice.value_cents / 100,
    discount: invoice.discount_cents / 100,
    total: (invoice.value_cents - invoice.discount_cents) / 100,
    net: invoice.net_cents / 100,
    vat: invoice.vat_cents / 100,
    vatPercent: invoice.vat_percent,
    credited: invoice.credited_cents / 100,
    due: invoice.status === invoiceStatus.issued ? openCents(invoice) / 100 : 0,
    creationDate: invoice.issued_on,
    paidOn: invoice.paid_on,
    team: {
      id: invoice.team_id,
      name: invoice.buyer.name,
      city: invoice.buyer.city,
      country: invoice.buyer.country,
    },
    negotiationId: invoice.negotiation_id,
  };
}

export function presentInvoiceDetails(
  invoice: InvoiceRow,
  creditNotes: readonly CreditNoteRow[],
  /** Electronic documents of the invoice and of each note; null for those who may not have them. */
  electronic: { invoice: ElectronicDocument | null; notes: readonly (ElectronicDocument | null)[] },
  actor: Actor,
): TeamInvoiceDetails {
  return {
    ...presentInvoice(invoice),
    creditNotes: creditNotes.map((note, index) => ({
      ...presentCreditNote(note),
      electronic: electronic.notes[index] ?? null,
    })),
    electronic: electronic.invoice,
    can: abilitiesOn(actor, invoice),
  };
}

function presentCreditNote(note: CreditNoteRow): Omit<CreditNote, 'electronic'> {
  return {
    id: note.id,
    number: creditNumberOf(note),
    amount: note.amount_cents / 100,
    net: note.net_cents / 100,
    vat: note.vat_cents / 100,
    reason: note.reason,
    creationDate: note.issued_on,
  };
}
