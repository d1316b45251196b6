/** What other modules use of portfolios. */
export { useDisputes, useDuplicates, useListing, useMyListings } from './portfolios/portfolios.queries.ts';
