/** Parts of the board for other modules. */
export { DealAct } from './board/deal-act.tsx';
export { useDealWords } from './board/use-deal-words.ts';
