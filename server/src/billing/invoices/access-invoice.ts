import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { InvoiceRow } from './invoice.ts';
import { abilitiesOn, canSeeInvoice } from './invoices.policy.ts';
import { findInvoice } from './invoices.repository.ts';
import { readInvoice } from './read-invoice.ts';

/** The gate: loads an invoice and authorises in one step. Absent and foreign answer alike, `NOT_FOUND`. */
export async function accessInvoice(db: Queryable, actor: Actor, invoiceId: number): Promise<InvoiceRow> {
  const invoice = await findInvoice(db, invoiceId);
  if (!invoice || !canSeeInvoice(actor, invoice)) throw new AppError('NOT_FOUND');
  return invoice;
}

/**
 * The gate for changes: `CHANGED_MEANWHILE` with the present state when it is no longer at the version that the actor
 * saw, `TRANSITION_NOT_ALLOWED` for what its state does not allow.
 */
export async function accessInvoiceToChange(
  db: Queryable,
  actor: Actor,
  seen: { invoiceId: number; version: number },
  ability: keyof ReturnType<typeof abilitiesOn>,
  now: Date,
): Promise<InvoiceRow> {
  const invoice = await accessInvoice(db, actor, seen.invoiceId);
  if (invoice.version !== seen.version) throw await invoiceChangedMeanwhile(db, actor, invoice.id, now);
  if (!abilitiesOn(actor, invoice)[ability]) throw new AppError('TRANSITION_NOT_ALLOWED');
  return invoice;
}

/** The refusal of whoever was second, with the present state. */
export async function invoiceChangedMeanwhile(
  db: Queryable,
  actor: Actor,
  invoiceId: number,
  now: Date,
): Promise<AppError> {
  const invoice = await accessInvoice(db, actor, invoiceId);
  return new AppError('CHANGED_MEANWHILE', { current: await readInvoice(db, actor, invoice, now) });
}
