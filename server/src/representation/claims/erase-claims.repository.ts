import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Deletes what the person disputed, and the invitations to their address. */
export async function eraseClaims(tx: Transaction, accountId: number): Promise<void> {
  await sql`delete from listing_disputes where account_id = ${accountId}`.execute(tx);
  await sql`
    delete from claim_invitations where email = (select email from accounts where id = ${accountId})`.execute(
    tx,
  );
}
