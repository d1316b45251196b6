import { type RawBuilder, sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Transaction } from '../../platform/database/database.ts';

/**
 * Locks the market rows of players (a query for their ids) until the transaction ends. Call it before
 * deleting rows of `players`: reactions to a change lock the market row first and then the player, so the
 * reverse order would deadlock (docs/locking.md).
 */
export async function lockMarketRows(tx: Transaction, playerIds: RawBuilder<unknown>): Promise<void> {
  await sql`
    select from player_market where player_id in (${playerIds}) order by player_id for update`.execute(tx);
}

/** Locks the market row of an account's own record until the transaction ends. */
export function lockMarketRowOfAccount(tx: Transaction, accountId: number): Promise<void> {
  return lockMarketRows(
    tx,
    sql`select id from players where account_id = ${accountId} and profile = ${sqlProfile.player}`,
  );
}
