/** Exports of portfolios for other modules. */
export { useDisputes, useDuplicates, useListing, useMyListings } from './portfolios/portfolios.queries.ts';
