import type { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessOffer } from './access-offer.ts';
import { moveOffer } from './move-offer.ts';
import { abilitiesOf } from './offers.policy.ts';
import { readOffer } from './read-offer.ts';

/** Reads an offer; when it waits for the caller's side to look at it, it becomes viewed. Throws `NOT_FOUND`. */
export async function openOffer(
  services: Services,
  call: CallOf<typeof offerEndpoints.openOffer>,
): Promise<Offer> {
  const { actor } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { offer, side } = await accessOffer(services, tx, actor, call.input.offerId);
    const first = side !== 'reader' && abilitiesOf(side, offer, dayOf(at)).open;
    // Two who open at once: one makes it viewed, the other finds it so.
    const opened = first
      ? await moveOffer(tx, offer, { act: 'viewed', to: 3, by: side, actorId: actor.accountId, at })
      : offer;
    const present = opened ?? (await accessOffer(services, tx, actor, offer.id)).offer;
    return readOffer(tx, actor, present, at);
  });
}
