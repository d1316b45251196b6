/** Exports of applications for other modules. */

export { useCandidate } from './applications/applications.queries.ts';
export { applicationsKeys } from './applications/applications-keys.ts';
