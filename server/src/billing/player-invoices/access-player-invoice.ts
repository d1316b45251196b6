import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { bookingDay } from '../documents/document-number.ts';
import type { PlayerInvoiceRow } from './player-invoice.ts';
import { findPlayerInvoice, type PlayerInvoiceReader } from './player-invoices.repository.ts';

/** Permission matrix, /invoicesPlayers: a player the own ones, an agent those of represented players, staff all. */
export function readerOf(actor: Actor, now: Date): PlayerInvoiceReader {
  const { accountId, agentId } = actor;
  return { staff: isStaff(actor), accountId, agentId, today: bookingDay(now) };
}

/** The gate: loads an invoice and authorises in one step. Absent and foreign answer alike, `NOT_FOUND`. */
export async function accessPlayerInvoice(
  db: Queryable,
  actor: Actor,
  id: number,
  now: Date,
): Promise<PlayerInvoiceRow> {
  const invoice = await findPlayerInvoice(db, readerOf(actor, now), id);
  if (!invoice) throw new AppError('NOT_FOUND');
  return invoice;
}

/** Whether the caller may have the electronic invoice, which names the player's tax code and address: not the agents. */
export function mayHaveElectronic(actor: Actor, invoice: Pick<PlayerInvoiceRow, 'account_id'>): boolean {
  return isStaff(actor) || actor.accountId === invoice.account_id;
}
