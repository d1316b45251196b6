import type { playerInvoiceEndpoints } from '@trattativa/contract/billing/invoices/player-endpoints';
import type { PlayerInvoiceDetails } from '@trattativa/contract/billing/invoices/player-invoice';
import { isStaff } from '../../platform/actor.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { asSentNow } from '../electronic/as-sent-now.ts';
import { describeElectronic } from '../electronic/describe-electronic.ts';
import type { IssuedDocument } from '../electronic/issued-document.ts';
import { accessPlayerInvoice, mayHaveElectronic } from './access-player-invoice.ts';
import {
  documentOfPlayerCredit,
  documentOfPlayerInvoice,
  playerBillingFacts,
} from './electronic-documents.ts';
import { listPlayerCreditNotes } from './player-invoices.repository.ts';
import { presentPlayerCreditNote, presentPlayerInvoice } from './present-player-invoice.ts';

/** One invoice with its credit notes. Throws `NOT_FOUND`. */
export async function getPlayerInvoice(
  { db, clock }: Services,
  { actor, input }: CallOf<typeof playerInvoiceEndpoints.getPlayerInvoice>,
): Promise<PlayerInvoiceDetails> {
  const now = clock.now();
  const invoice = await accessPlayerInvoice(db, actor, input.playerInvoiceId, now);
  const notes = await listPlayerCreditNotes(db, invoice.id);
  const facts = mayHaveElectronic(actor, invoice) ? (await playerBillingFacts(db, [invoice]))(invoice) : null;
  const documents = facts && [
    documentOfPlayerInvoice(invoice, facts),
    ...notes.map((note) => documentOfPlayerCredit(invoice, note, facts)),
  ];
  const [electronic = null, ...ofNotes] = (documents && (await asSentNow(db, documents))) ?? [];
  const describe = (document: IssuedDocument | null | undefined) =>
    document ? describeElectronic(document, now, { isStaff: isStaff(actor) }) : null;
  return {
    ...presentPlayerInvoice(invoice),
    creditNotes: notes.map((note, at) => presentPlayerCreditNote(note, describe(ofNotes[at]))),
    paymentId: invoice.payment_id,
    representationId: invoice.representation_id,
    electronic: describe(electronic),
  };
}
