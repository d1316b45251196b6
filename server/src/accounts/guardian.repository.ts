import { sql } from 'kysely';
import type { Transaction } from '../platform/database/database.ts';

/** Closes a minor's account and takes the own record off the market; answers the record's id, null without one. */
export async function closeWardAccount(tx: Transaction, accountId: number, at: Date): Promise<number | null> {
  await sql`
    update accounts set guardian_withdrawn_at = coalesce(guardian_withdrawn_at, ${at}), guardian_confirmed_at = null
    where id = ${accountId}`.execute(tx);
  const player = await sql<{ id: number }>`
    update players set on_market = false, version = version + 1
    where account_id = ${accountId} and profile = 0 returning id`.execute(tx);
  return player.rows[0]?.id ?? null;
}
