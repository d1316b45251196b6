/** The door to the search for deals for other modules. */
export { findNegotiationsByWords, findOffersByWords, findTransfersByWords } from './search/find-deals.ts';
