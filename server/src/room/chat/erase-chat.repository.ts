import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/**
 * Erases presence, knocks and reasons for mediator calls. The person's messages belong to the conversation
 * and keep a number as author.
 */
export async function eraseChat(tx: Transaction, accountId: number): Promise<void> {
  const own = sql`account_id = ${accountId}`;
  await sql`delete from knocks where ${own}`.execute(tx);
  await sql`delete from chat_presence where ${own}`.execute(tx);
  await sql`delete from chat_last_seen where ${own}`.execute(tx);
  await sql`update mediations set reason = '' where called_by = ${accountId}`.execute(tx);
}
