import type { DocumentKind } from '@trattativa/domain/billing/electronic-invoice';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { asSentNow } from '../electronic/as-sent-now.ts';
import type { IssuedDocument } from '../electronic/issued-document.ts';
import {
  documentOfTeamCredit,
  documentOfTeamInvoice,
  teamBillingFacts,
} from '../invoices/electronic-documents.ts';
import { findInvoice, findInvoiceOfCreditNote, listCreditNotes } from '../invoices/invoices.repository.ts';
import { readerOf } from '../player-invoices/access-player-invoice.ts';
import {
  documentOfPlayerCredit,
  documentOfPlayerInvoice,
  playerBillingFacts,
} from '../player-invoices/electronic-documents.ts';
import { findPlayerCreditNote, findPlayerInvoice } from '../player-invoices/player-invoices.repository.ts';

/** The gate: a document as its next file says it. Absent and foreign answer alike, `NOT_FOUND`. */
export async function accessDocument(
  db: Queryable,
  actor: Actor,
  { kind, documentId }: { kind: DocumentKind; documentId: number },
  now: Date,
): Promise<IssuedDocument> {
  const issued = await finders[kind](db, actor, documentId, now);
  const [document] = issued ? await asSentNow(db, [issued]) : [];
  if (!document) throw new AppError('NOT_FOUND');
  return document;
}

type Find = (db: Queryable, actor: Actor, id: number, now: Date) => Promise<IssuedDocument | null>;

/** Documents to clubs are for staff; those to players for the player, too. */
const finders: Record<DocumentKind, Find> = {
  async teamInvoice(db, actor, id) {
    const invoice = isStaff(actor) ? await findInvoice(db, id) : null;
    return invoice && documentOfTeamInvoice(invoice, (await teamBillingFacts(db, [invoice]))(invoice));
  },
  async teamCreditNote(db, actor, id) {
    const invoice = isStaff(actor) ? await findInvoiceOfCreditNote(db, id) : null;
    const note = invoice && (await listCreditNotes(db, invoice.id)).find((one) => one.id === id);
    if (!invoice || !note) return null;
    return documentOfTeamCredit(invoice, note, (await teamBillingFacts(db, [invoice]))(invoice));
  },
  async playerInvoice(db, actor, id, now) {
    const invoice = await findPlayerInvoice(db, readerOf(actor, now), id);
    return invoice && documentOfPlayerInvoice(invoice, (await playerBillingFacts(db, [invoice]))(invoice));
  },
  async playerCreditNote(db, actor, id, now) {
    const found = await findPlayerCreditNote(db, readerOf(actor, now), id);
    if (!found) return null;
    const { invoice, note } = found;
    return documentOfPlayerCredit(invoice, note, (await playerBillingFacts(db, [invoice]))(invoice));
  },
};
