/** The door to the search for deals for other modules. */
export { findNegotiationsByWords, findOffersByWords } from './search/find-deals.ts';
