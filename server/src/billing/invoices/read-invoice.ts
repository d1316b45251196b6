import type { TeamInvoiceDetails } from '@trattativa/contract/billing/invoices/invoice';
import type { Actor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { InvoiceRow } from './invoice.ts';
import { listCreditNotes } from './invoices.repository.ts';
import { presentInvoiceDetails } from './present-invoice.ts';

/** An invoice on its own page, as a caller who has been let in sees it. */
export async function readInvoice(
  db: Queryable,
  actor: Actor,
  invoice: InvoiceRow,
): Promise<TeamInvoiceDetails> {
  return presentInvoiceDetails(invoice, await listCreditNotes(db, invoice.id), actor);
}
