import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { accessOffer, mayTalk } from '../../deals/offers.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { enterDealRoom } from './enter-deal-room.ts';
import { roomOfNegotiation } from './join-negotiation-room.ts';
import { findOfferParties } from './offer-parties.repository.ts';
import { openOfferRoom } from './open-offer-room.ts';

/**
 * The conversation of an offer: its negotiation's, or its own. People of the club and of the recipient's side
 * join on request, staff as mediator. Throws `NOT_FOUND` for accounts that do not see the offer, `FORBIDDEN`
 * for those that only read it and for a minor.
 */
export async function joinOfferRoom(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.joinOfferRoom>,
): Promise<{ conversationId: number }> {
  const { offer, side } = await accessOffer(services, services.db, actor, input.offerId);
  if (!mayTalk(side, offer, dayOf(services.clock.now()))) throw new AppError('FORBIDDEN');
  if (offer.negotiation_id !== null) return roomOfNegotiation(services, actor, offer.negotiation_id);
  const parties = await findOfferParties(services.db, offer.id);
  if (!parties) throw new AppError('NOT_FOUND');
  return services.db.transaction().execute(async (tx) => {
    const conversationId = await openOfferRoom(services, tx, parties);
    const as = side === 'staff' ? 'mediator' : 'party';
    await enterDealRoom(services, tx, conversationId, actor.accountId, as);
    return { conversationId };
  });
}
