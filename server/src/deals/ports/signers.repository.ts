import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** The player's account of a negotiation, and the level of the proposal; null when the player has none. */
export async function readSigner(
  tx: Transaction,
  negotiationId: number,
): Promise<{ account_id: number; level: number } | null> {
  const found = await sql<{ account_id: number; level: number }>`
    select p.account_id as account_id, r.level from negotiations n join proposals r on r.id = n.proposal_id
    join players p on p.id = n.player_id where n.id = ${negotiationId} and p.account_id is not null`.execute(
    tx,
  );
  return found.rows[0] ?? null;
}
