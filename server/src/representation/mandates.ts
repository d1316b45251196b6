/** What other modules use of mandates. */
export { assertClubMandate } from './mandates/assert-club-mandate.ts';
export { isMailboxOfOtherClient } from './mandates/client-mailboxes.repository.ts';
export { holdPlayerMandate } from './mandates/held-mandates.repository.ts';
export { findMandate } from './mandates/mandates.repository.ts';
