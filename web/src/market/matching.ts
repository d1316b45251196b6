/** What other modules use of matching. */
export { useCandidateCounts } from './matching/matching.queries.ts';
