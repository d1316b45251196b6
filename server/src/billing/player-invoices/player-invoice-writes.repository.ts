import type { PaymentProviderName, PaymentPurpose } from '@trattativa/domain/billing/payment-statuses';
import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Issuer } from '../documents/issuer.ts';
import type { PlayerBuyer } from './player-invoice.ts';

export interface NewPlayerInvoice {
  year: number;
  number: number;
  paymentId: number;
  representationId: number;
  accountId: number;
  service: PaymentPurpose;
  issuer: Issuer;
  buyer: PlayerBuyer;
  priceCents: number;
  deductedCents: number;
  amountCents: number;
  netCents: number;
  vatCents: number;
  vatPercent: number;
  provider: PaymentProviderName;
  months: number;
  startsAt: Date;
  endsAt: Date;
  issuedOn: string;
  at: Date;
}

export async function insertPlayerInvoice(tx: Transaction, invoice: NewPlayerInvoice): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into player_invoices (year, number, payment_id, representation_id, account_id, service, issuer, buyer, price_cents,
      deducted_cents, amount_cents, net_cents, vat_cents, vat_percent, provider, months, starts_at, ends_at, issued_on,
      created_at, changed_at)
    values (${invoice.year}, ${invoice.number}, ${invoice.paymentId}, ${invoice.representationId}, ${invoice.accountId},
      ${invoice.service}, ${JSON.stringify(invoice.issuer)}::jsonb, ${JSON.stringify(invoice.buyer)}::jsonb,
      ${invoice.priceCents}, ${invoice.deductedCents}, ${invoice.amountCents}, ${invoice.netCents}, ${invoice.vatCents},
      ${invoice.vatPercent}, ${invoice.provider}, ${invoice.months}, ${invoice.startsAt}, ${invoice.endsAt},
      ${invoice.issuedOn}::date, ${invoice.at}, ${invoice.at}) returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

export interface NewPlayerCreditNote {
  year: number;
  number: number;
  invoiceId: number;
  refundId: number;
  amountCents: number;
  netCents: number;
  vatCents: number;
  reason: string;
  issuedOn: string;
  at: Date;
}

/** Writes a credit note and takes it off its invoice; answers the invoice's new version and the note's id. */
export async function insertPlayerCreditNote(
  tx: Transaction,
  note: NewPlayerCreditNote,
): Promise<{ id: number; version: number }> {
  const inserted = await sql<{ id: number }>`
    insert into player_credit_notes (year, number, invoice_id, refund_id, amount_cents, net_cents, vat_cents, reason, issued_on,
      created_at)
    values (${note.year}, ${note.number}, ${note.invoiceId}, ${note.refundId}, ${note.amountCents}, ${note.netCents},
      ${note.vatCents}, ${note.reason}, ${note.issuedOn}::date, ${note.at}) returning id`.execute(tx);
  const updated = await sql<{ version: number }>`
    update player_invoices set credited_cents = credited_cents + ${note.amountCents}, version = version + 1,
      changed_at = ${note.at}
    where id = ${note.invoiceId} returning version`.execute(tx);
  return { id: assertFound(inserted.rows[0]).id, version: assertFound(updated.rows[0]).version };
}

/** Invoices are kept for ten years, and name an erased person by a number. */
export async function erasePlayerInvoices(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    update player_invoices set buyer = jsonb_build_object('erased', true, 'name', '#' || account_id)
    where account_id = ${accountId}`.execute(tx);
  await sql`
    update player_credit_notes n set reason = '' from player_invoices i
    where i.id = n.invoice_id and i.account_id = ${accountId}`.execute(tx);
}

/** Deletes the invoices that were issued before a year with their credit notes; a younger credit note keeps its invoice. */
export async function deletePlayerInvoicesBefore(tx: Transaction, year: number): Promise<void> {
  const old = await sql<{ id: number }>`
    select i.id from player_invoices i
    where i.year < ${year}
      and not exists (select from player_credit_notes n where n.invoice_id = i.id and n.year >= ${year})
    order by i.id for update`.execute(tx);
  const ids = old.rows.map(({ id }) => id);
  await sql`delete from player_credit_notes where invoice_id = any(${ids}::bigint[])`.execute(tx);
  await sql`delete from player_invoices where id = any(${ids}::bigint[])`.execute(tx);
}
