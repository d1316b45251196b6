/** Exports of applications for other modules. */
export { applicationsKeys } from './applications/applications.live.ts';
export { useCandidate } from './applications/applications.queries.ts';
