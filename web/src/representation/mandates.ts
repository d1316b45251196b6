/** What other modules use of mandates. */
export { useMandatesToAnswer } from './mandates/mandates.queries.ts';
export { useMandatedClubs } from './mandates/use-mandated-clubs.ts';
