/** What other modules use of offers. */
export { accessOffer } from './offers/access-offer.ts';
export { cancelOffersOfPlayer } from './offers/cancel-offers-of-player.ts';
export { noteOfferDocument } from './offers/note-offer-document.ts';
export type { OfferRow, TermsRow } from './offers/offer.ts';
export {
  findOffer,
  isOffered,
  listOfferAccounts,
  listRevisions,
  offerWaitsOn,
} from './offers/offers.repository.ts';
