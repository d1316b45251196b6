import type { electronicEndpoints } from '@trattativa/contract/billing/electronic/endpoints';
import type { DocumentKind } from '@trattativa/domain/billing/electronic-invoice';
import { translate } from '@trattativa/texts/translate';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { electronicOf } from '../electronic/describe-electronic.ts';
import type { IssuedDocument } from '../electronic/issued-document.ts';
import { writeElectronicInvoice } from '../electronic/write-electronic-invoice.ts';
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

/** The file of an electronic invoice. Throws `NOT_FOUND`, `ELECTRONIC_INVOICE_INCOMPLETE` with what is missing. */
export async function getElectronicInvoice(
  { db, clock }: Services,
  { actor, input, language }: CallOf<typeof electronicEndpoints.getElectronicInvoice>,
): Promise<FileAnswer> {
  const now = clock.now();
  const document = await finders[input.kind](db, actor, input.documentId, now);
  if (!document) throw new AppError('NOT_FOUND');
  const { sent, gaps } = electronicOf(document, now);
  if (sent === null) {
    const names = gaps.map((gap) => translate(language, `electronic:gap.${gap}`));
    throw new AppError('ELECTRONIC_INVOICE_INCOMPLETE', { params: { gaps: names.join('; ') } });
  }
  const body = Buffer.from(writeElectronicInvoice(sent));
  return { name: sent.fileName, type: 'application/xml', bytes: body.length, body };
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
