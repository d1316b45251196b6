/** Components of matching for other modules. */
export { MatchMarks } from './matching/match-cells.tsx';
