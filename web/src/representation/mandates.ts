/** What other modules use of mandates. */
export { useMandatedClubs, useMandatesToAnswer } from './mandates/mandates.queries.ts';
