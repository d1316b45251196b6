import type { ChatMessage, OwnEvents, RoomEvents } from '@trattativa/contract/room/chat/chat';
import type { PhoenixServer } from '@trattativa/phoenix-server';
import type { Audience, ChatNodes, SharedAudience } from './chat-nodes.ts';
import type { ChatSession } from './chat-session.ts';
import type { Room, Rooms } from './conversations/rooms.ts';
import { forReader } from './messages/present-message.ts';

export interface BroadcasterParts {
  phoenix: Pick<PhoenixServer<ChatSession>, 'broadcast' | 'channelsOf'>;
  rooms: Rooms;
  nodes: Pick<ChatNodes, 'send'>;
}

/**
 * Sends to sockets. `broadcast` reaches every node; `…Here` only this one, for news that every node receives
 * itself: stored messages and outbox events.
 */
export class Broadcaster {
  readonly #parts: () => BroadcasterParts;

  constructor(parts: () => BroadcasterParts) {
    this.#parts = parts;
  }

  isAnyoneIn(topic: string): boolean {
    return this.#parts().phoenix.channelsOf(topic)[Symbol.iterator]().next().done === false;
  }

  /** To everybody in a conversation, on every node. */
  broadcast<Event extends keyof RoomEvents>(
    conversationId: number,
    event: Event,
    payload: RoomEvents[Event],
    audience: SharedAudience = {},
  ): void {
    this.#parts().nodes.send({ kind: 'room', conversationId, event, payload, audience });
    this.broadcastHere(conversationId, event, payload, audience);
  }

  broadcastHere<Event extends keyof RoomEvents>(
    conversationId: number,
    event: Event,
    payload: RoomEvents[Event],
    { exceptAccount, aboutSeq, isFor: isMeant = () => true }: Audience = {},
  ): void {
    const { phoenix, rooms } = this.#parts();
    const topic = `conversation:${conversationId}`;
    const room = aboutSeq === undefined ? undefined : rooms.peek(conversationId);
    const isFor = (accountId: number) =>
      accountId !== exceptAccount &&
      isMeant(accountId) &&
      (!room || rooms.isFor(room, accountId, aboutSeq as number));
    const channels = [...phoenix.channelsOf(topic)];
    // A broadcast frame is encoded once.
    if (channels.every(({ session }) => isFor(session.accountId))) phoenix.broadcast(topic, event, payload);
    else for (const channel of channels) if (isFor(channel.session.accountId)) channel.push(event, payload);
  }

  /**
   * Sends a new or changed message to every local member who may see it, without a quote that is hidden from
   * them.
   */
  broadcastMessageHere(
    room: Room,
    message: ChatMessage,
    say: (message: ChatMessage, isFor: (accountId: number) => boolean) => void,
  ): void {
    const { rooms } = this.#parts();
    const quoted = message.reply_to?.seq;
    const sees = (accountId: number) => rooms.isFor(room, accountId, message.seq);
    const seesQuote = (accountId: number) => quoted === undefined || rooms.isFor(room, accountId, quoted);
    if (quoted === undefined || [...room.members.keys()].every(seesQuote)) say(message, sees);
    else {
      say(message, (accountId) => sees(accountId) && seesQuote(accountId));
      say(forReader(message, quoted), (accountId) => sees(accountId) && !seesQuote(accountId));
    }
  }

  /** To the sockets of an account at this node. */
  sendOwnHere<Event extends keyof OwnEvents>(
    accountId: number,
    event: Event,
    payload: OwnEvents[Event],
  ): void {
    const topic = `users:${accountId}`;
    if (this.isAnyoneIn(topic)) this.#parts().phoenix.broadcast(topic, event, payload);
  }
}
