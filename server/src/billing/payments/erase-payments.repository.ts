import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Payments are kept for ten years, as the law asks; what staff wrote about the payer goes. */
export async function erasePayments(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    update payment_refunds set reason = '–'
    where payment_id in (select id from payments where account_id = ${accountId})`.execute(tx);
}
