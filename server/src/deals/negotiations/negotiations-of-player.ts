import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { Transaction } from '../../platform/database/database.ts';
import { moveNegotiation } from './move-negotiation.ts';
import { listOpenOfPlayer, lockPlayer } from './negotiation-changes.repository.ts';
import { findNegotiation, hasNegotiation } from './negotiations.repository.ts';

/**
 * When a player's record is removed, the system closes every open negotiation about the player as withdrawn
 * (0, 1, 2, 4 → 3), in id order. Signed negotiations stay signed.
 */
export async function closeNegotiationsOfPlayer(tx: Transaction, playerId: number, at: Date): Promise<void> {
  for (const id of await listOpenOfPlayer(tx, playerId)) {
    const negotiation = await findNegotiation(tx, id);
    if (!negotiation) continue;
    await moveNegotiation(tx, negotiation, {
      event: 'negotiation.rejected',
      to: negotiationStatus.rejected,
      by: 'system',
      actorId: null,
      at,
      cause: 'withdrawn',
    });
  }
}

/**
 * True for a player who was proposed to a club, in any state: deleting such a record needs staff's review
 * (spec §5). Locks the record until the transaction ends, so that a concurrent proposal comes before or
 * after.
 */
export async function wasProposed(tx: Transaction, playerId: number): Promise<boolean> {
  await lockPlayer(tx, playerId);
  return hasNegotiation(tx, playerId);
}
