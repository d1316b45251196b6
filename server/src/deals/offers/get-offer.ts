import type { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessOffer } from './access-offer.ts';
import { readOffer } from './read-offer.ts';

/** One offer with its revisions, its timeline and what the caller may do. Throws `NOT_FOUND`. */
export async function getOffer(
  services: Services,
  call: CallOf<typeof offerEndpoints.getOffer>,
): Promise<Offer> {
  const { offer } = await accessOffer(services, services.db, call.actor, call.input.offerId);
  return readOffer(services.db, call.actor, offer, services.clock.now());
}
