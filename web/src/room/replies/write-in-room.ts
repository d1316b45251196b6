import { call } from '../../platform/api/call.ts';
import { currentChat } from '../chat/chat.ts';
import { roomsOf } from '../chat/list/rooms.ts';

/**
 * Says a sentence in the conversation of a negotiation without opening it: like any message it waits in the outbox of
 * this device until the service has it. Returns the conversation. Throws ApiError if it cannot be joined.
 */
export async function writeInRoom(negotiationId: number, sentence: string): Promise<number | null> {
  const { conversationId } = await call('Whatchat/JoinNegotiationRoom', { negotiationId });
  const chat = currentChat.get();
  if (!chat) return null;
  const rooms = roomsOf(chat);
  // Released at once: the room stays joined until its unsent messages are stored.
  const release = rooms.hold(conversationId);
  rooms.room(conversationId).send(sentence);
  release();
  return conversationId;
}
