/** What other modules use of mandates. */
export { accessMandate } from './mandates/access-mandate.ts';
export { assertClubMandate } from './mandates/assert-club-mandate.ts';
export { findMandate, listAudience } from './mandates/mandates.repository.ts';
