import type { InvoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { type RawBuilder, sql } from 'kysely';
import { sqlOffer } from '../../deals/sql-names.ts';
import { sqlAgentType } from '../../identity/sql-names.ts';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import type { Cursor } from '../../platform/paging.ts';
import { billingPage, billingRowsSql } from '../documents/billing-page.repository.ts';
import type { DayRange } from '../electronic/issued-document.ts';
import type { CreditNoteRow, InvoiceRow } from './invoice.ts';

const columns = sql.raw(`
  i.id, i.year, i.number, i.negotiation_id, i.team_id, i.issuer, i.buyer, i.title, i.level, i.salary_cents, i.value_cents,
  i.discount_cents, i.net_cents, i.vat_cents, i.vat_percent, i.issued_on, i.status, i.paid_on, i.credited_cents, i.version, i.transmission,
  r.agent_id, r.proposer_account_id`);

const joined = sql.raw(`
  team_invoices i join negotiations n on n.id = i.negotiation_id join proposals r on r.id = n.proposal_id`);

export async function findInvoice(db: Queryable, id: number): Promise<InvoiceRow | null> {
  const found = await sql<InvoiceRow>`select ${columns} from ${joined} where i.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export async function findInvoiceOfNegotiation(
  db: Queryable,
  negotiationId: number,
): Promise<InvoiceRow | null> {
  const found = await sql<InvoiceRow>`
    select ${columns} from ${joined} where i.negotiation_id = ${negotiationId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Oldest first. */
export async function listCreditNotes(db: Queryable, invoiceId: number): Promise<CreditNoteRow[]> {
  const found = await sql<CreditNoteRow>`
    select id, year, number, amount_cents, net_cents, vat_cents, reason, issued_on, transmission from credit_notes
    where invoice_id = ${invoiceId} order by id`.execute(db);
  return found.rows;
}

/** Invoices of a range of days with ids above one, in order. */
export async function listInvoicesOfDays(
  db: Queryable,
  days: DayRange,
  page: { limit: number; after: number },
): Promise<InvoiceRow[]> {
  const found = await sql<InvoiceRow>`
    select ${columns} from ${joined}
    where i.issued_on >= ${days.from}::date and i.issued_on < ${days.before}::date and i.id > ${page.after}
    order by i.id limit ${page.limit}`.execute(db);
  return found.rows;
}

/** Credit notes of a range of days with ids above one, in order, with the invoices that they are about. */
export async function listCreditNotesOfDays(
  db: Queryable,
  days: DayRange,
  page: { limit: number; after: number },
): Promise<{ notes: (CreditNoteRow & { invoice_id: number })[]; invoices: InvoiceRow[] }> {
  const notes = await sql<CreditNoteRow & { invoice_id: number }>`
    select id, year, number, amount_cents, net_cents, vat_cents, reason, issued_on, transmission, invoice_id
    from credit_notes
    where issued_on >= ${days.from}::date and issued_on < ${days.before}::date and id > ${page.after}
    order by id limit ${page.limit}`.execute(db);
  const ids = notes.rows.map(({ invoice_id }) => invoice_id);
  const invoices =
    await sql<InvoiceRow>`select ${columns} from ${joined} where i.id = any(${ids}::bigint[])`.execute(db);
  return { notes: notes.rows, invoices: invoices.rows };
}

/** The invoice that a credit note is about; null: there is none. */
export async function findInvoiceOfCreditNote(
  db: Queryable,
  creditNoteId: number,
): Promise<InvoiceRow | null> {
  const found = await sql<InvoiceRow>`
    select ${columns} from ${joined}
    where i.id = (select invoice_id from credit_notes where id = ${creditNoteId})`.execute(db);
  return found.rows[0] ?? null;
}

/** Reader of invoices, by whose they are; `staff` sees all. */
export interface InvoiceReader {
  staff: boolean;
  accountId: number;
  agentId: number | null;
  teamId: number | null;
}

export interface InvoiceFilter {
  year: number | undefined;
  status: InvoiceStatus | undefined;
  teamId: number | undefined;
  text: string | undefined;
}

/** A page, the latest first, with the number of all that fit (exact up to 10,000). Ids follow the numbers. */
export async function listInvoiceRows(
  db: Queryable,
  reader: InvoiceReader,
  filter: InvoiceFilter,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: InvoiceRow[]; nextCursor: string | null; total: number }> {
  const query = { source: joined, id: sql`i.id`, where: [readable(reader), ...conditions(filter)] };
  const rows = sql<InvoiceRow>`select ${columns} from ${billingRowsSql(query, page)}`.execute(db);
  return billingPage(db, query, page, rows);
}

/** A condition for the invoices that a reader may see: the people of `canSeeInvoice`. */
function readable(reader: InvoiceReader): RawBuilder<unknown> {
  if (reader.staff) return sql`true`;
  if (reader.teamId !== null) return sql`i.team_id = ${reader.teamId}`;
  return sql`(r.agent_id = ${reader.agentId} or r.proposer_account_id = ${reader.accountId})`;
}

function conditions(filter: InvoiceFilter): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [];
  if (filter.year !== undefined) all.push(sql`i.year = ${filter.year}`);
  if (filter.status !== undefined) all.push(sql`i.status = ${filter.status}`);
  if (filter.teamId !== undefined) all.push(sql`i.team_id = ${filter.teamId}`);
  if (filter.text) {
    const pattern = containing(filter.text);
    all.push(sql`fold_text(i.title || ' ' || (i.buyer ->> 'name') || ' ' || i.number || '/' || i.year)
      like fold_text(${pattern})`);
  }
  return all;
}

/** What a negotiation's invoice is made of. Money in euro cents. */
export interface ChargedDeal {
  status: NegotiationStatus;
  price_cents: number;
  discount_cents: number;
  title: string;
  level: number;
  /** Salary of the club's latest accepted offer to the player. */
  salary_cents: number | null;
  team_id: number;
  buyer: { name: string; address: string; city: string; country: string };
}

/** Keeps the negotiation as it is where `hold`: its discount cannot change while its invoice is written. */
export async function findCharge(
  db: Queryable,
  negotiationId: number,
  options: { hold: boolean },
): Promise<ChargedDeal | null> {
  const found = await sql<ChargedDeal>`
    select n.status, r.price_cents, coalesce(d.discount_cents, 0)::bigint as discount_cents, r.level, n.team_id,
      trim(coalesce(p.name || ' ' || p.surname,
        coalesce(ca.name, c.name) || ' ' || coalesce(ca.surname, c.surname))) as title,
      (select o.salary_cents from offers o where o.team_id = n.team_id
         and (o.player_id = n.player_id or o.coaching_staff_id = n.coaching_staff_id) and o.status = ${sqlOffer.accepted}
       order by o.changed_at desc limit 1) as salary_cents,
      json_build_object('name', t.name, 'address', t.address, 'city', t.city, 'country', t.country) as buyer
    from negotiations n join proposals r on r.id = n.proposal_id left join players p on p.id = n.player_id
    left join coaching_staff c on c.id = n.coaching_staff_id left join accounts ca on ca.id = c.account_id
    join teams t on t.id = n.team_id left join negotiation_discounts d on d.negotiation_id = n.id
    where n.id = ${negotiationId} ${options.hold ? sql`for no key update of n` : sql``}`.execute(db);
  return found.rows[0] ?? null;
}

/** What staff took off the cost of a negotiation, in cents. */
export async function findDiscount(db: Queryable, negotiationId: number): Promise<number> {
  const found = await sql<Columns<'negotiation_discounts', 'discount_cents'>>`
    select discount_cents from negotiation_discounts where negotiation_id = ${negotiationId}`.execute(db);
  return found.rows[0]?.discount_cents ?? 0;
}

/** Everybody who hears of an invoice: the club's people, the premium agent who proposed, staff. */
export async function listInvoiceAudience(db: Queryable, negotiationId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select m.account_id as id from negotiations n join team_members m on m.team_id = n.team_id
      where n.id = ${negotiationId}
    union select a.id from negotiations n join proposals r on r.id = n.proposal_id
      left join agents g on g.id = r.agent_id
      join accounts a on a.id in (r.proposer_account_id, g.account_id) and a.agent_type = ${sqlAgentType.premium} where n.id = ${negotiationId}
    union select id from accounts where is_staff and staff_ended_at is null and deleted_at is null`.execute(
    db,
  );
  return found.rows.map((row) => row.id);
}
