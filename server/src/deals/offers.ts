/** What other modules use of offers. */
export { accessOffer } from './offers/access-offer.ts';
export { cancelOffersOfPlayer } from './offers/cancel-offers-of-player.ts';
export { noteOfferDocument } from './offers/note-offer-document.ts';
export type { OfferRow, TermsRow } from './offers/offer.ts';
export { mayTalk } from './offers/offers.policy.ts';
export { findOffer, isOffered, listOfferAccounts, listRevisions } from './offers/offers.repository.ts';
