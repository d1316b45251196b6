import type { closingEndpoints } from '@trattativa/contract/deals/closing/endpoints';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { openOfferStatuses } from '@trattativa/domain/deals/offers/offer-transitions';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { isBound } from '../negotiations/negotiation.ts';
import { accessOffer } from '../offers/access-offer.ts';
import { nextWindow, presentWindow } from './next-window.ts';

/** The window in which an offer's player can be registered next; none for a coach, and once the offer is over. Throws `NOT_FOUND`. */
export async function getWindowOfOffer(
  services: Services,
  { actor, input }: CallOf<typeof closingEndpoints.getWindowOfOffer>,
): Promise<OutputOf<typeof closingEndpoints.getWindowOfOffer>> {
  const now = services.clock.now();
  const { offer } = await accessOffer(services, services.db, actor, input.offerId);
  const isAlive = openOfferStatuses.includes(offer.status) || offer.status === offerStatus.accepted;
  if (!offer.player || !isAlive) return { window: null, lastSeason: null };
  const { window, lastSeason } = nextWindow(services, offer.team, isBound(offer.player, dayOf(now)), now);
  return { window: window && presentWindow(window, now), lastSeason };
}
