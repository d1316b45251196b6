/** The door to matching for other modules. */
export { countAllMatches, countNewMatches } from './matching/read-matches.ts';
