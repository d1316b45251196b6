import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/**
 * Erases when the person was there, whom they knocked at and why they called a mediator. What they wrote belongs to the
 * conversation and keeps a number for its author.
 */
export async function eraseChat(tx: Transaction, accountId: number): Promise<void> {
  const own = sql`account_id = ${accountId}`;
  await sql`delete from knocks where ${own}`.execute(tx);
  await sql`delete from chat_presence where ${own}`.execute(tx);
  await sql`delete from chat_last_seen where ${own}`.execute(tx);
  await sql`update mediations set reason = '' where called_by = ${accountId}`.execute(tx);
}
