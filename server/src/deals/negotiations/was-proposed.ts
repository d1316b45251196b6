import type { Transaction } from '../../platform/database/database.ts';
import { lockPlayer } from './negotiation-changes.repository.ts';
import { hasNegotiation } from './negotiations.repository.ts';

/**
 * True for a player who was proposed to a club, in whatever state: deleting such a record needs staff's review (spec §5).
 * Holds the record until the transaction ends, so that a proposal made at the same time comes before or after.
 */
export async function wasProposed(tx: Transaction, playerId: number): Promise<boolean> {
  await lockPlayer(tx, playerId);
  return hasNegotiation(tx, playerId);
}
