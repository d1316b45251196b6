import type { Conversation } from '@trattativa/contract/room/chat/chat';

/** What a room is about. */
export type RoomDealRef = { negotiationId: number } | { offerId: number };

/** The deal of a conversation: a negotiation, or an offer that was made without one; null where people just talk. */
export function dealOf({
  negotiation_id,
  offer_id,
}: Pick<Conversation, 'negotiation_id' | 'offer_id'>): RoomDealRef | null {
  if (negotiation_id !== null) return { negotiationId: negotiation_id };
  return offer_id === null ? null : { offerId: offer_id };
}
