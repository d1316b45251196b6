/** The door to matching for other modules. */
export { listNewMatches, type MatchSide, type NewMatch } from './matching/agents/new-matches.ts';
export { countAllMatches } from './matching/read-matches.ts';
