import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { Transaction } from '../../platform/database/database.ts';
import { moveNegotiation } from './move-negotiation.ts';
import { listOpenOfPlayer } from './negotiation-changes.repository.ts';
import { findNegotiation } from './negotiations.repository.ts';

/**
 * The record of a player goes: the system closes every open negotiation about them as withdrawn (0, 1, 2, 4
 * → 3), in the order of their ids. What is signed stays signed.
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
