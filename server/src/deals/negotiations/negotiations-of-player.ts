import type { RejectionCause } from '@trattativa/contract/deals/negotiations/rejection-cause';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { lockPlayer } from '../../people/players.ts';
import type { SignedDeal } from '../../people/signed-deal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { moveNegotiation } from './move-negotiation.ts';
import { listOpenOfPlayer } from './negotiation-changes.repository.ts';
import { findNegotiation, hasNegotiation } from './negotiations.repository.ts';

/**
 * When a player's record is removed, the system closes every open negotiation about the player as withdrawn
 * (0, 1, 2, 4 → 3), in id order. Signed negotiations stay signed.
 */
export function closeNegotiationsOfPlayer(tx: Transaction, playerId: number, at: Date): Promise<void> {
  return closeAll(tx, playerId, { cause: 'withdrawn', at });
}

/** When a player signs, the system closes every other open negotiation about the player as signed elsewhere, in id order. */
export function closeOtherNegotiations(
  tx: Transaction,
  playerId: number,
  signed: SignedDeal,
  at: Date,
): Promise<void> {
  const except = 'negotiationId' in signed ? signed.negotiationId : null;
  return closeAll(tx, playerId, { cause: 'signedElsewhere', at, except });
}

async function closeAll(
  tx: Transaction,
  playerId: number,
  { cause, at, except }: { cause: RejectionCause; at: Date; except?: number | null },
): Promise<void> {
  for (const id of await listOpenOfPlayer(tx, playerId)) {
    const negotiation = id === except ? null : await findNegotiation(tx, id);
    if (!negotiation) continue;
    await moveNegotiation(tx, negotiation, {
      event: 'negotiation.rejected',
      to: negotiationStatus.rejected,
      by: 'system',
      actorId: null,
      at,
      cause,
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
