/** What other modules use of negotiations. */
export { accessNegotiation } from './negotiations/access-negotiation.ts';
export type { NegotiationRow, ProposedPlayer } from './negotiations/negotiation.ts';
export { listClubContacts } from './negotiations/negotiation-contacts.repository.ts';
export { waitsOn } from './negotiations/negotiation-parties.repository.ts';
export { findNegotiation } from './negotiations/negotiations.repository.ts';
export { saveRoomActivity } from './negotiations/save-room-activity.ts';
