/** The door to negotiations for other modules. */

export { findWaitingCost } from './cost-desk/waiting-costs.repository.ts';
export { discountOfDeal } from './discount-of-deal.ts';
export { feeOfDeal } from './fee-of-deal.ts';
export { tellSheetMoved } from './fee-sheet-calls/tell-sheet-moved.ts';
export { accessNegotiation } from './negotiations/access-negotiation.ts';
export {
  mayKnow,
  type NegotiationRow,
  type ProposedPlayer,
  statedPrice,
} from './negotiations/negotiation.ts';
export { waitsOn } from './negotiations/negotiation-parties.repository.ts';
export {
  findNegotiation,
  listClubContacts,
  listDealAccounts,
} from './negotiations/negotiations.repository.ts';
export { saveRoomActivity } from './negotiations/save-room-activity.ts';
export { negotiationIds } from './ports/deal-ids.repository.ts';
export { sheetFees } from './sheet-fees.ts';
