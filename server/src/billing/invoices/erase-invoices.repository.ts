import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Invoices are kept for ten years, and name an erased player by a number. */
export async function eraseInvoices(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    update team_invoices i set title = '#' || n.player_id from negotiations n
    where n.id = i.negotiation_id and n.player_id in (select id from players where account_id = ${accountId})`.execute(
    tx,
  );
}
