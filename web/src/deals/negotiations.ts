/** What other modules use of negotiations. */
export { useNegotiation } from './negotiations/negotiations.queries.ts';
export { proposedName, proposedPath } from './negotiations/start/proposed-person.ts';
export { useFirstOpening } from './negotiations/use-negotiation-act.ts';
