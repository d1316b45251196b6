import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Deletes a scout's lists with what is on them. */
export async function eraseShortlists(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    delete from scout_shortlists where coaching_staff_id in (select id from coaching_staff where account_id = ${accountId})`.execute(
    tx,
  );
}
