/** Components of player skills that other modules show. */
export { EvaluationsPanel } from './player-skills/evaluations-panel.tsx';
