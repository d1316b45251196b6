/** What other modules use of applications. */
export { useCandidate } from './applications/applications.queries.ts';
