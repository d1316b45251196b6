import type { CancelReason } from '@trattativa/domain/deals/offers/offer-reasons';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import type { SignedDeal } from '../../people/signed-deal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { hasCoachAgreed } from '../coach-sides/coach-sides.repository.ts';
import { moveOffer } from './move-offer.ts';
import type { OfferRow } from './offer.ts';
import { listOpenOffersTo, type Offered } from './offer-changes.repository.ts';
import { findOffer } from './offers.repository.ts';

/** When a player's record is removed, the system cancels every open offer to the player, in id order. */
export function cancelOffersOfPlayer(tx: Transaction, playerId: number, at: Date): Promise<void> {
  return cancelAll(tx, { playerId }, { reason: 'recordGone', at, isKept: () => false });
}

/** When somebody signs, the system cancels every open offer to them but those of the signed deal, in id order. */
export function cancelOtherOffers(
  tx: Transaction,
  person: Offered,
  signed: SignedDeal,
  at: Date,
): Promise<void> {
  const isKept = (offer: OfferRow) =>
    'negotiationId' in signed
      ? offer.negotiation_id === signed.negotiationId
      : offer.candidate_id === signed.candidateId;
  return cancelAll(tx, person, { reason: 'signedElsewhere', at, isKept });
}

/** When coaching staff sign, as `cancelOtherOffers`. Nobody's signature ends the offers of a coach with a login who has not agreed to the deal. */
export async function cancelOtherOffersToCoach(
  tx: Transaction,
  coachingStaffId: number,
  signed: SignedDeal,
  at: Date,
): Promise<void> {
  if ('negotiationId' in signed && (await hasCoachAgreed(tx, coachingStaffId, signed.negotiationId)))
    await cancelOtherOffers(tx, { coachingStaffId }, signed, at);
}

async function cancelAll(
  tx: Transaction,
  person: Offered,
  { reason, at, isKept }: { reason: CancelReason; at: Date; isKept: (offer: OfferRow) => boolean },
): Promise<void> {
  for (const id of await listOpenOffersTo(tx, person)) {
    const offer = await findOffer(tx, id);
    if (!offer || isKept(offer)) continue;
    await moveOffer(tx, offer, {
      act: 'canceled',
      to: offerStatus.canceled,
      by: 'system',
      actorId: null,
      at,
      reason,
    });
  }
}
