/** Components of scouts that other modules show. */
export { EvaluationProgress } from './scouts/evaluation-progress.tsx';
