import type { Conversation } from '@trattativa/contract/room/chat/chat';

/** The deal of a room. */
export type RoomDealRef = { negotiationId: number } | { offerId: number };

/** The deal of a conversation: a negotiation, or an offer without one; null for other conversations. */
export function dealOf({
  negotiation_id,
  offer_id,
}: Pick<Conversation, 'negotiation_id' | 'offer_id'>): RoomDealRef | null {
  if (negotiation_id !== null) return { negotiationId: negotiation_id };
  return offer_id === null ? null : { offerId: offer_id };
}
