import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

export async function eraseNotifications(tx: Transaction, accountId: number): Promise<void> {
  await sql`delete from notifications where account_id = ${accountId}`.execute(tx);
}
