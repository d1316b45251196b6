/** Exports of matching for other modules. */
export { useCandidateCounts } from './matching/matching.queries.ts';
