import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

export async function eraseSearches(tx: Transaction, accountId: number): Promise<void> {
  await sql`delete from saved_searches where account_id = ${accountId}`.execute(tx);
}
