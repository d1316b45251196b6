import type { PaymentPurpose, PaymentStatus } from '@trattativa/domain/billing/payment-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import type { Cursor } from '../../platform/paging.ts';
import { sqlMandate } from '../../representation/sql-names.ts';
import { billingPage, billingRowsSql } from '../documents/billing-page.repository.ts';
import type { DayRange } from '../electronic/issued-document.ts';
import type { PlayerCreditNoteRow, PlayerInvoiceRow } from './player-invoice.ts';

const columns = sql.raw(`
  i.id, i.year, i.number, i.payment_id, i.representation_id, i.account_id, i.service, i.issuer, i.buyer, i.price_cents,
  i.deducted_cents, i.amount_cents, i.net_cents, i.vat_cents, i.vat_percent, i.provider, i.months, i.starts_at, i.ends_at,
  i.issued_on, i.credited_cents, i.version, i.transmission, y.status as payment_status, r.player_id`);

const noteColumns = sql.raw(
  'id, year, number, invoice_id, amount_cents, net_cents, vat_cents, reason, issued_on, transmission',
);

const joined = sql.raw(`
  player_invoices i join payments y on y.id = i.payment_id join representations r on r.id = i.representation_id`);

/** Reader of invoices: an agent reads those of the players whom the agent represents on that day; `staff` sees all. */
export interface PlayerInvoiceReader {
  staff: boolean;
  accountId: number;
  agentId: number | null;
  today: string;
}

/** An invoice that this reader may see; null: there is none. */
export async function findPlayerInvoice(
  db: Queryable,
  reader: PlayerInvoiceReader,
  id: number,
): Promise<PlayerInvoiceRow | null> {
  const found = await sql<PlayerInvoiceRow>`
    select ${columns} from ${joined} where i.id = ${id} and ${readable(reader)}`.execute(db);
  return found.rows[0] ?? null;
}

export async function findInvoiceOfPayment(
  db: Queryable,
  paymentId: number,
): Promise<PlayerInvoiceRow | null> {
  const found = await sql<PlayerInvoiceRow>`
    select ${columns} from ${joined} where i.payment_id = ${paymentId}`.execute(db);
  return found.rows[0] ?? null;
}

/** The numbers of the invoices of the activation of these representations, by representation. */
export async function listActivationInvoices(
  db: Queryable,
  representationIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<PlayerInvoiceRow, 'number' | 'year'>>> {
  const found = await sql<Pick<PlayerInvoiceRow, 'number' | 'year' | 'representation_id'>>`
    select number, year, representation_id from player_invoices
    where representation_id = any(${representationIds}::bigint[]) and service = 'activation' order by id desc`.execute(
    db,
  );
  return new Map(found.rows.map((row) => [row.representation_id, row]));
}

/** Invoices of a range of days with ids above one, in order. */
export async function listPlayerInvoicesOfDays(
  db: Queryable,
  days: DayRange,
  page: { limit: number; after: number },
): Promise<PlayerInvoiceRow[]> {
  const found = await sql<PlayerInvoiceRow>`
    select ${columns} from ${joined}
    where i.issued_on >= ${days.from}::date and i.issued_on < ${days.before}::date and i.id > ${page.after}
    order by i.id limit ${page.limit}`.execute(db);
  return found.rows;
}

/** Credit notes of a range of days with ids above one, in order, with the invoices that they are about. */
export async function listPlayerCreditNotesOfDays(
  db: Queryable,
  days: DayRange,
  page: { limit: number; after: number },
): Promise<{ notes: PlayerCreditNoteRow[]; invoices: PlayerInvoiceRow[] }> {
  const notes = await sql<PlayerCreditNoteRow>`
    select ${noteColumns}
    from player_credit_notes
    where issued_on >= ${days.from}::date and issued_on < ${days.before}::date and id > ${page.after}
    order by id limit ${page.limit}`.execute(db);
  const ids = notes.rows.map(({ invoice_id }) => invoice_id);
  const invoices = await sql<PlayerInvoiceRow>`
    select ${columns} from ${joined} where i.id = any(${ids}::bigint[])`.execute(db);
  return { notes: notes.rows, invoices: invoices.rows };
}

/** The credit note with the invoice that it is about; null: there is none. */
export async function findPlayerCreditNote(
  db: Queryable,
  reader: PlayerInvoiceReader,
  id: number,
): Promise<{ note: PlayerCreditNoteRow; invoice: PlayerInvoiceRow } | null> {
  const found = await sql<PlayerCreditNoteRow>`
    select ${noteColumns}
    from player_credit_notes where id = ${id}`.execute(db);
  const note = found.rows[0];
  const invoice = note && (await findPlayerInvoice(db, reader, note.invoice_id));
  return note && invoice ? { note, invoice } : null;
}

/** Oldest first. */
export async function listPlayerCreditNotes(
  db: Queryable,
  invoiceId: number,
): Promise<PlayerCreditNoteRow[]> {
  const found = await sql<PlayerCreditNoteRow>`
    select ${noteColumns}
    from player_credit_notes where invoice_id = ${invoiceId} order by id`.execute(db);
  return found.rows;
}

export interface PlayerInvoiceFilter {
  year: number | undefined;
  service: PaymentPurpose | undefined;
  paymentStatus: PaymentStatus | undefined;
  accountId: number | undefined;
  text: string | undefined;
}

/** A page, the latest first, with the number of all that fit (exact up to 10,000). Ids follow the numbers. */
export async function listPlayerInvoiceRows(
  db: Queryable,
  reader: PlayerInvoiceReader,
  filter: PlayerInvoiceFilter,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: PlayerInvoiceRow[]; nextCursor: string | null; total: number }> {
  const query = { source: joined, id: sql`i.id`, where: [readable(reader), ...conditions(filter)] };
  const rows = sql<PlayerInvoiceRow>`select ${columns} from ${billingRowsSql(query, page)}`.execute(db);
  return billingPage(db, query, page, rows);
}

/** An agent represents a player who confirmed the agent's record, or by a mandate in force. */
function readable({ staff, accountId, agentId, today }: PlayerInvoiceReader): RawBuilder<unknown> {
  if (staff) return sql`true`;
  if (agentId === null) return sql`i.account_id = ${accountId}`;
  return sql`(
    exists (select from players p where p.account_id = i.account_id and p.agent_id = ${agentId}
      and p.listing = 'confirmed' and p.deleted_at is null)
    or exists (select from mandates m where m.account_id = i.account_id and m.agent_id = ${agentId}
      and m.status = ${sqlMandate.confirmed} and ${today}::date between m.starts_on and m.ends_on))`;
}

function conditions(filter: PlayerInvoiceFilter): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [];
  if (filter.year !== undefined) all.push(sql`i.year = ${filter.year}`);
  if (filter.service !== undefined) all.push(sql`i.service = ${filter.service}`);
  if (filter.paymentStatus !== undefined) all.push(sql`y.status = ${filter.paymentStatus}`);
  if (filter.accountId !== undefined) all.push(sql`i.account_id = ${filter.accountId}`);
  if (filter.text) {
    const pattern = containing(filter.text);
    all.push(sql`fold_text(coalesce(i.buyer ->> 'firstName', '') || ' ' || coalesce(i.buyer ->> 'lastName', '') || ' '
      || coalesce(i.buyer ->> 'name', '') || ' P ' || i.number || '/' || i.year) like fold_text(${pattern})`);
  }
  return all;
}

/** Agents who represent the person of an account now; the same as `readable`. */
export async function listRepresentingAgents(
  db: Queryable,
  accountId: number,
  today: string,
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select g.account_id as id from players p join agents g on g.id = p.agent_id
      where p.account_id = ${accountId} and p.listing = 'confirmed' and p.deleted_at is null
    union select g.account_id from mandates m join agents g on g.id = m.agent_id
      where m.account_id = ${accountId} and m.status = ${sqlMandate.confirmed} and ${today}::date between m.starts_on and m.ends_on`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}
