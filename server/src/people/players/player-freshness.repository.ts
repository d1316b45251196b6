import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/**
 * Sets the day of the last change and locks the row until the transaction ends. False when the player is
 * gone.
 */
export async function makeFresh(tx: Transaction, playerId: number, at: Date): Promise<boolean> {
  const updated = await sql`
    update players set updated_at = ${at} where id = ${playerId} and deleted_at is null returning id`.execute(
    tx,
  );
  return updated.rows.length > 0;
}
