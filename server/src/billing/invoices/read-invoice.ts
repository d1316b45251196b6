import type { TeamInvoiceDetails } from '@trattativa/contract/billing/invoices/invoice';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { asSentNow } from '../electronic/as-sent-now.ts';
import { describeElectronic } from '../electronic/describe-electronic.ts';
import { documentOfTeamCredit, documentOfTeamInvoice, teamBillingFacts } from './electronic-documents.ts';
import type { InvoiceRow } from './invoice.ts';
import { listCreditNotes } from './invoices.repository.ts';
import { presentInvoiceDetails } from './present-invoice.ts';

/** An invoice on its own page, as a caller who has been let in sees it at an instant. */
export async function readInvoice(
  db: Queryable,
  actor: Actor,
  invoice: InvoiceRow,
  now: Date,
): Promise<TeamInvoiceDetails> {
  const notes = await listCreditNotes(db, invoice.id);
  const facts = isStaff(actor) ? (await teamBillingFacts(db, [invoice]))(invoice) : null;
  const documents = facts && [
    documentOfTeamInvoice(invoice, facts),
    ...notes.map((note) => documentOfTeamCredit(invoice, note, facts)),
  ];
  const [first = null, ...ofNotes] = ((documents && (await asSentNow(db, documents))) ?? []).map((document) =>
    describeElectronic(document, now, { isStaff: true }),
  );
  const electronic = { invoice: first, notes: notes.map((_, at) => ofNotes[at] ?? null) };
  return presentInvoiceDetails(invoice, notes, electronic, actor);
}
