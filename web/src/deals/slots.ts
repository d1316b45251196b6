import { createSlot } from '../platform/slot.tsx';

/** Shares a negotiation's page with somebody who has no account. */
export const ShareNegotiation = createSlot<{ thingId: number }>();
export const ShareOffer = createSlot<{ thingId: number }>();
/** Who did what when on a negotiation. */
export const NegotiationAudit = createSlot<{ dealId: number }>();
export const OfferAudit = createSlot<{ dealId: number }>();
/** The invoice of a signed negotiation, or what it will be reduced by. */
export const NegotiationCharge = createSlot<{ negotiationId: number }>();
