/** Parts of the board for other modules. */
export { DealAct } from './board/deal-act.tsx';
export { nextStepOf } from './board/next-step.ts';
export { useDealWords } from './board/use-deal-words.ts';
