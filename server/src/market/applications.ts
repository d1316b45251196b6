/** The door to applications for other modules. */
export { accessBoardCandidate } from './applications/access-candidate.ts';
