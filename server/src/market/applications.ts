/** What other modules use of applications. */
export { accessBoardCandidate } from './applications/access-candidate.ts';
