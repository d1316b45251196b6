/** The door to negotiations for other modules. */
export { accessNegotiation } from './negotiations/access-negotiation.ts';
export { type NegotiationRow, type ProposedPlayer, statedPrice } from './negotiations/negotiation.ts';
export { waitsOn } from './negotiations/negotiation-parties.repository.ts';
export { findNegotiation, listClubContacts } from './negotiations/negotiations.repository.ts';
export { saveRoomActivity } from './negotiations/save-room-activity.ts';
