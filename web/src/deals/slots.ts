import { createSlot } from '../platform/slot.tsx';

/** Shares a negotiation's page with a person without an account. */
export const ShareNegotiation = createSlot<{ thingId: number }>();
export const ShareOffer = createSlot<{ thingId: number }>();
/** The audit log of a negotiation. */
export const NegotiationAudit = createSlot<{ dealId: number }>();
export const OfferAudit = createSlot<{ dealId: number }>();
/** The club's first answers to a proposal, said in its conversation: interest, a question. */
export const ReplyInRoom = createSlot<{ negotiationId: number; player: string; proposer: string }>();
/** The invoice of a signed negotiation, or the discount that it will have. */
export const NegotiationCharge = createSlot<{ negotiationId: number }>();
/** What agents take on a negotiation, and the player's agreement to it. */
export const NegotiationFees = createSlot<{ negotiationId: number }>();
/** The agent's commission of a signed negotiation. */
export const NegotiationCommission = createSlot<{ negotiationId: number }>();
