/** What other modules use of offers. */
export { offerPath } from './offers/offer-paths.ts';
export { useOffer, useOffers } from './offers/offers.queries.ts';
export { seasonName } from './offers/season-name.ts';
export { useOfferOpening } from './offers/use-offer-act.ts';
export { useTermWords } from './offers/use-term-words.ts';
