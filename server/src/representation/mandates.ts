/** What other modules use of mandates. */
export { assertClubMandate } from './mandates/assert-club-mandate.ts';
export { findMandate } from './mandates/mandates.repository.ts';
