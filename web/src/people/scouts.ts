/** Exports of scouts for other modules. */
export { EvaluationProgress } from './scouts/evaluation-progress.tsx';
export { useScoutFigures, useShortlists, useSomeScoutPlayers } from './scouts/scouts.queries.ts';
