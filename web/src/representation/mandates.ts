/** What other modules use of mandates. */
export { newMandatePath } from './mandates/mandate-paths.ts';
export { useMandatesToAnswer } from './mandates/mandates.queries.ts';
export { useMandatedClubs } from './mandates/use-mandated-clubs.ts';
