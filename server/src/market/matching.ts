/** What other modules use of matching. */
export { countNewMatches } from './matching/count-new-matches.ts';
export { countAllMatches } from './matching/read-matches.ts';
