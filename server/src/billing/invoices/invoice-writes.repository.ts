import type { InvoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Issuer } from '../documents/issuer.ts';
import type { Buyer } from './invoice.ts';

export interface NewInvoice {
  year: number;
  number: number;
  negotiationId: number;
  teamId: number;
  issuer: Issuer;
  buyer: Buyer;
  title: string;
  level: number;
  salaryCents: number | null;
  valueCents: number;
  discountCents: number;
  netCents: number;
  vatCents: number;
  vatPercent: number;
  issuedOn: string;
  at: Date;
}

export async function insertInvoice(tx: Transaction, invoice: NewInvoice): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into team_invoices (year, number, negotiation_id, team_id, issuer, buyer, title, level, salary_cents, value_cents,
      discount_cents, net_cents, vat_cents, vat_percent, issued_on, created_at, changed_at)
    values (${invoice.year}, ${invoice.number}, ${invoice.negotiationId}, ${invoice.teamId},
      ${JSON.stringify(invoice.issuer)}::jsonb, ${JSON.stringify(invoice.buyer)}::jsonb, ${invoice.title}, ${invoice.level},
      ${invoice.salaryCents}, ${invoice.valueCents}, ${invoice.discountCents}, ${invoice.netCents}, ${invoice.vatCents},
      ${invoice.vatPercent}, ${invoice.issuedOn}::date, ${invoice.at}, ${invoice.at}) returning id`.execute(
    tx,
  );
  return assertFound(inserted.rows[0]).id;
}

/** Moves an invoice that is still at the version seen. False: somebody else was first. */
export async function updateInvoice(
  tx: Transaction,
  seen: { id: number; version: number },
  state: { status: InvoiceStatus; paidOn: string | null; creditedCents: number; at: Date },
): Promise<boolean> {
  const updated = await sql`
    update team_invoices set status = ${state.status}, paid_on = ${state.paidOn}::date, credited_cents = ${state.creditedCents},
      version = version + 1, changed_at = ${state.at}
    where id = ${seen.id} and version = ${seen.version} returning id`.execute(tx);
  return updated.rows.length > 0;
}

export interface NewCreditNote {
  year: number;
  number: number;
  invoiceId: number;
  amountCents: number;
  netCents: number;
  vatCents: number;
  reason: string;
  issuedOn: string;
  issuedBy: number;
  at: Date;
}

export async function insertCreditNote(tx: Transaction, note: NewCreditNote): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into credit_notes (year, number, invoice_id, amount_cents, net_cents, vat_cents, reason, issued_on, issued_by, created_at)
    values (${note.year}, ${note.number}, ${note.invoiceId}, ${note.amountCents}, ${note.netCents}, ${note.vatCents},
      ${note.reason}, ${note.issuedOn}::date, ${note.issuedBy}, ${note.at}) returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

/** Sets what will be taken off a negotiation's price; 0 takes it away. */
export async function writeDiscount(
  tx: Transaction,
  discount: { negotiationId: number; cents: number; by: number; at: Date },
): Promise<void> {
  if (discount.cents === 0) {
    await sql`delete from negotiation_discounts where negotiation_id = ${discount.negotiationId}`.execute(tx);
    return;
  }
  await sql`
    insert into negotiation_discounts (negotiation_id, discount_cents, set_by, set_at)
    values (${discount.negotiationId}, ${discount.cents}, ${discount.by}, ${discount.at})
    on conflict (negotiation_id) do update
      set discount_cents = excluded.discount_cents, set_by = excluded.set_by, set_at = excluded.set_at`.execute(
    tx,
  );
}

/**
 * Deletes the invoices that were issued before a year with their credit notes; a younger credit note keeps its invoice,
 * since one cannot be read without the other.
 */
export async function deleteInvoicesBefore(tx: Transaction, year: number): Promise<void> {
  const old = await sql<{ id: number }>`
    select i.id from team_invoices i
    where i.year < ${year} and not exists (select from credit_notes n where n.invoice_id = i.id and n.year >= ${year})
    order by i.id for update`.execute(tx);
  const ids = old.rows.map(({ id }) => id);
  await sql`delete from credit_notes where invoice_id = any(${ids}::bigint[])`.execute(tx);
  await sql`delete from team_invoices where id = any(${ids}::bigint[])`.execute(tx);
}
