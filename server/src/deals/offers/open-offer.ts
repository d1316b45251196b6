import type { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessOffer, readOffer } from './access-offer.ts';
import { moveOffer } from './move-offer.ts';
import { abilitiesOf } from './offers.policy.ts';

/** Reads an offer; the first reading by the side whose turn it is sets it to viewed. Throws `NOT_FOUND`. */
export async function openOffer(
  services: Services,
  call: CallOf<typeof offerEndpoints.openOffer>,
): Promise<Offer> {
  const { actor } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { offer, side } = await accessOffer(services, tx, actor, call.input.offerId);
    const first = side !== 'reader' && abilitiesOf(side, offer, dayOf(at)).open;
    // One of two concurrent openings sets it to viewed; the other finds it so.
    const opened = first
      ? await moveOffer(tx, offer, {
          act: 'viewed',
          to: offerStatus.viewed,
          by: side,
          actorId: actor.accountId,
          at,
        })
      : offer;
    const present = opened ?? (await accessOffer(services, tx, actor, offer.id)).offer;
    return readOffer(tx, actor, present, at);
  });
}

/** One offer with its revisions, its timeline and the caller's abilities. Throws `NOT_FOUND`. */
export async function getOffer(
  services: Services,
  call: CallOf<typeof offerEndpoints.getOffer>,
): Promise<Offer> {
  const { offer } = await accessOffer(services, services.db, call.actor, call.input.offerId);
  return readOffer(services.db, call.actor, offer, services.clock.now());
}
