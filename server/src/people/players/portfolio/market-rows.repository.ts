import { sql } from 'kysely';
import { sqlProfile } from '../../../identity/sql-names.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { marketRows } from '../../market-rows.ts';

/** Locks the market row of an account's own record, before the record is deleted. */
export function lockMarketRowOfAccount(tx: Transaction, accountId: number): Promise<void> {
  return marketRows
    .get()
    .lock(tx, sql`select id from players where account_id = ${accountId} and profile = ${sqlProfile.player}`);
}
