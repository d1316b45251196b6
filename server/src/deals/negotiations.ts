/** What other modules use of negotiations. */
export { accessNegotiation } from './negotiations/access-negotiation.ts';
export { closeNegotiationsOfPlayer } from './negotiations/close-negotiations-of-player.ts';
export { keepNegotiationAlive } from './negotiations/keep-negotiation-alive.ts';
export { mayKnow, type NegotiationRow, type ProposedPlayer } from './negotiations/negotiation.ts';
export { listClubContacts } from './negotiations/negotiation-contacts.repository.ts';
export { waitsOn } from './negotiations/negotiation-parties.repository.ts';
export { sideOf } from './negotiations/negotiations.policy.ts';
export { findNegotiation, listDealAccounts, listProposal } from './negotiations/negotiations.repository.ts';
export { wasProposed } from './negotiations/was-proposed.ts';
