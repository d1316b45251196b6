/** Exports of matching for other modules. */
export { useCandidateCounts, useMatchCounts } from './matching/matching.queries.ts';
