/** What other modules use of matching. */
export { useCandidateCounts, useMatchCounts } from './matching/matching.queries.ts';
