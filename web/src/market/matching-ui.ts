/** Components of matching that other modules show. */
export { MatchMarks } from './matching/match-cells.tsx';
