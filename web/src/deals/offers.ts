/** What other modules use of offers. */
export { offerPath } from './offers/offer-paths.ts';
export { useOffer, useOffers } from './offers/offers.queries.ts';
export { useOfferOpening } from './offers/use-offer-act.ts';
