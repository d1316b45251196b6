/** What other modules use of the paid representation. */

export { useRepresentation } from './subscriptions/representation.queries.ts';
