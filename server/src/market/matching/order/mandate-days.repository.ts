import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

/** Lets the order of matches follow the mandates of a record. True: something changed. */
export async function followMandates(tx: Transaction, playerId: number): Promise<boolean> {
  const moved = await sql`
    update player_market set mandate_days = coalesce(mandate_days_of(player_id), '{}')
    where player_id = ${playerId} and mandate_days <> coalesce(mandate_days_of(player_id), '{}')
    returning player_id`.execute(tx);
  return moved.rows.length > 0;
}
