import type { Conversation } from '@trattativa/contract/room/chat/chat';

/** The deal of a room. */
export type RoomDealRef = { negotiationId: number } | { offerId: number } | { transferId: number };

/**
 * The deal of a conversation: a negotiation, an offer without one, or a transfer between two clubs; null for other
 * conversations.
 */
export function dealOf({
  negotiation_id,
  offer_id,
  transfer_id,
}: Pick<Conversation, 'negotiation_id' | 'offer_id' | 'transfer_id'>): RoomDealRef | null {
  if (negotiation_id !== null) return { negotiationId: negotiation_id };
  if (offer_id !== null) return { offerId: offer_id };
  return transfer_id === null ? null : { transferId: transfer_id };
}
