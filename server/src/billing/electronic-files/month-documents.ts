import type { Queryable } from '../../platform/database/database.ts';
import { asSentNow } from '../electronic/as-sent-now.ts';
import type { DayRange, IssuedDocument } from '../electronic/issued-document.ts';
import {
  documentOfTeamCredit,
  documentOfTeamInvoice,
  teamBillingFacts,
} from '../invoices/electronic-documents.ts';
import { listCreditNotesOfDays, listInvoicesOfDays } from '../invoices/invoices.repository.ts';
import {
  documentOfPlayerCredit,
  documentOfPlayerInvoice,
  playerBillingFacts,
} from '../player-invoices/electronic-documents.ts';
import {
  listPlayerCreditNotesOfDays,
  listPlayerInvoicesOfDays,
} from '../player-invoices/player-invoices.repository.ts';

/** Documents that are read and held at once. */
const batch = 200;

type Read = (after: number) => Promise<IssuedDocument[]>;

/** All documents of a month, kind by kind and in the order of their numbers. */
export async function* monthDocuments(
  db: Queryable,
  { year, month }: { year: number; month: number },
): AsyncGenerator<IssuedDocument> {
  const days = daysOf(year, month);
  const reads: Read[] = [
    (after) => teamInvoices(db, days, after),
    (after) => teamCredits(db, days, after),
    (after) => playerInvoices(db, days, after),
    (after) => playerCredits(db, days, after),
  ];
  for (const read of reads) {
    for (let documents = await read(0); documents.length > 0; ) {
      yield* await asSentNow(db, documents);
      documents = documents.length < batch ? [] : await read(documents.at(-1)?.id ?? 0);
    }
  }
}

function daysOf(year: number, month: number): DayRange {
  const first = (index: number) => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
  return { from: first(month - 1), before: first(month) };
}

async function teamInvoices(db: Queryable, days: DayRange, after: number): Promise<IssuedDocument[]> {
  const invoices = await listInvoicesOfDays(db, days, { limit: batch, after });
  const facts = await teamBillingFacts(db, invoices);
  return invoices.map((invoice) => documentOfTeamInvoice(invoice, facts(invoice)));
}

async function teamCredits(db: Queryable, days: DayRange, after: number): Promise<IssuedDocument[]> {
  const { notes, invoices } = await listCreditNotesOfDays(db, days, { limit: batch, after });
  const facts = await teamBillingFacts(db, invoices);
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  return notes.flatMap((note) => {
    const invoice = byId.get(note.invoice_id);
    return invoice ? [documentOfTeamCredit(invoice, note, facts(invoice))] : [];
  });
}

async function playerInvoices(db: Queryable, days: DayRange, after: number): Promise<IssuedDocument[]> {
  const invoices = await listPlayerInvoicesOfDays(db, days, { limit: batch, after });
  const facts = await playerBillingFacts(db, invoices);
  return invoices.map((invoice) => documentOfPlayerInvoice(invoice, facts(invoice)));
}

async function playerCredits(db: Queryable, days: DayRange, after: number): Promise<IssuedDocument[]> {
  const { notes, invoices } = await listPlayerCreditNotesOfDays(db, days, { limit: batch, after });
  const facts = await playerBillingFacts(db, invoices);
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  return notes.flatMap((note) => {
    const invoice = byId.get(note.invoice_id);
    return invoice ? [documentOfPlayerCredit(invoice, note, facts(invoice))] : [];
  });
}
