import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import type { Transaction } from '../../platform/database/database.ts';
import { moveOffer } from './move-offer.ts';
import { listOpenOffersOfPlayer } from './offer-changes.repository.ts';
import { findOffer } from './offers.repository.ts';

/** When a player's record is removed, the system cancels every open offer to the player, in id order. */
export async function cancelOffersOfPlayer(tx: Transaction, playerId: number, at: Date): Promise<void> {
  for (const id of await listOpenOffersOfPlayer(tx, playerId)) {
    const offer = await findOffer(tx, id);
    if (!offer) continue;
    await moveOffer(tx, offer, {
      act: 'canceled',
      to: offerStatus.canceled,
      by: 'system',
      actorId: null,
      at,
      reason: 'recordGone',
    });
  }
}
