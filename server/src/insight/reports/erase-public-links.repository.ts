import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Deletes the links that the person shared, and those to the person's own records. */
export async function erasePublicLinks(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    delete from public_links
    where shared_by = ${accountId} or player_id in (select id from players where account_id = ${accountId})`.execute(
    tx,
  );
}
