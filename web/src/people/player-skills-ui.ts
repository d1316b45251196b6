/** Components of player skills for other modules. */
export { EvaluationsPanel } from './player-skills/evaluations-panel.tsx';
