import {
  type ChatRefusal,
  maxMessageLength,
  messagesPerMinute,
  mostCaughtUp,
  mostLoadedAtOnce,
  type RoomEvents,
  type RoomJoined,
  recentMessages,
} from '@trattativa/contract/chat/chat';
import type { Channel, ChannelDefinition, JoinReply, Reply } from '@trattativa/phoenix-server';
import { isStorable } from '../platform/http/input-guard.ts';
import { RateLimit } from '../platform/http/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import type { ChatSession } from './chat-session.ts';
import { findConversationOf, markRead } from './conversations.repository.ts';
import type { MessageWriter } from './message-writer.ts';
import { findSeq, listAfter, listBefore } from './messages.repository.ts';
import { presentConversation } from './present-conversation.ts';
import { presentMessage } from './present-message.ts';
import type { Rooms } from './rooms.ts';
import type { TypingSigns } from './typing-signs.ts';

type ChatChannel = Channel<ChatSession>;
type Payload = Record<string, unknown>;

export interface ConversationChannelParts {
  services: Services;
  rooms: Rooms;
  writer: MessageWriter;
  typing: TypingSigns;
  /** To everybody in the conversation, or to all but one account. */
  tell<Event extends keyof RoomEvents>(
    conversationId: number,
    event: Event,
    payload: RoomEvents[Event],
    options?: { exceptAccount: number },
  ): void;
  /** To the sockets of one account: what it has not read in this conversation. */
  tellUnread(conversationId: number, accountId: number, unread: number): Promise<void>;
}

const no = (reason: ChatRefusal, more: object = {}) => ({ error: { reason, ...more } });

/**
 * `conversation:{id}`: what is said in one conversation, for its members. Membership is checked at the join; who is taken
 * out of a conversation is taken out of its channel by the event that says so, and storing a message checks once more.
 */
export function conversationChannel(parts: ConversationChannelParts): ChannelDefinition<ChatSession> {
  const { services, rooms, writer, typing, tell } = parts;
  const { db, clock } = services;
  const perMinute = new RateLimit(clock, 60);

  async function join(channel: ChatChannel, params: Payload): Promise<JoinReply<ChatSession>> {
    const id = idOf(channel);
    if (id === null) return no('not_found');
    const { accountId } = channel.session;
    // Before anything is read: what is stored from here on is sent to this channel.
    await rooms.open(id);
    const row = await findConversationOf(db, id, accountId);
    if (!row) return no('not_found');
    const known = params.last_message_id;
    if (known !== undefined && known !== null && !isId(known)) return no('invalid');
    const seen = isId(known) ? await findSeq(db, id, Number(known)) : null;
    const [conversation, found] = await Promise.all([
      presentConversation(db, row, accountId, 0),
      seen === null ? listBefore(db, id, null, recentMessages) : listAfter(db, id, seen, mostCaughtUp),
    ]);
    const joined: RoomJoined = {
      conversation,
      messages: found.messages.map(presentMessage),
      has_more: found.hasMore,
    };
    return { ok: joined };
  }

  async function sendMessage(channel: ChatChannel, payload: Payload): Promise<Reply> {
    const conversationId = Number(channel.suffix);
    const { accountId } = channel.session;
    const { content, client_id: clientId = null } = payload;
    if (typeof content !== 'string' || content.trim() === '' || !isStorable(content)) return no('invalid');
    if (content.length > maxMessageLength) return no('too_long', { max: maxMessageLength });
    if (clientId !== null && !isClientId(clientId)) return no('invalid');
    const wait = services.config.rateLimits ? perMinute.count(String(accountId), messagesPerMinute) : 0;
    if (wait > 0) return no('rate_limited', { retry_after: wait });
    const written = await writer.write({
      conversationId,
      fromId: accountId,
      clientId,
      content,
      at: clock.now(),
    });
    if (written === null) return no('forbidden');
    typing.remove(conversationId, accountId);
    const message = presentMessage(written.message);
    return { ok: written.duplicate ? { message, duplicate: true } : { message } };
  }

  async function markReadMessages(channel: ChatChannel, payload: Payload): Promise<Reply> {
    const conversationId = Number(channel.suffix);
    const { discussion_id: discussionId, last_message_id: upTo = null } = payload;
    if (!isId(discussionId) || (upTo !== null && !isId(upTo))) return no('invalid');
    if (Number(discussionId) !== conversationId) return no('forbidden');
    const { accountId } = channel.session;
    const room = await rooms.open(conversationId);
    const mark = await markRead(db, {
      conversationId,
      accountId,
      upTo: upTo === null ? null : Number(upTo),
      at: clock.now(),
    });
    if (!mark) return no('forbidden');
    const unread = rooms.noteRead(room, accountId, mark);
    if (mark.changed) {
      tell(conversationId, 'someone_read_messages', {
        conversation_id: conversationId,
        user_id: accountId,
        read_at: (mark.read_at as Date).toISOString(),
        last_read_message_id: mark.last_read_message_id,
      });
      await parts.tellUnread(conversationId, accountId, unread);
    }
    return { ok: { unread_count: unread } };
  }

  async function loadMessages(channel: ChatChannel, payload: Payload): Promise<Reply> {
    const conversationId = Number(channel.suffix);
    const { before_id: before = null, limit = recentMessages } = payload;
    if (before !== null && !isId(before)) return no('invalid');
    if (!Number.isInteger(limit) || Number(limit) < 1 || Number(limit) > mostLoadedAtOnce)
      return no('invalid');
    const seq = before === null ? null : await findSeq(db, conversationId, Number(before));
    if (before !== null && seq === null) return no('not_found');
    const { messages, hasMore } = await listBefore(db, conversationId, seq, Number(limit));
    return { ok: { messages: messages.map(presentMessage), has_more: hasMore } };
  }

  function startTyping(channel: ChatChannel): Reply {
    const conversationId = Number(channel.suffix);
    const { accountId, username } = channel.session;
    typing.set(conversationId, accountId);
    const sign = { conversation_id: conversationId, user_id: accountId, username };
    tell(conversationId, 'someone_typing', sign, { exceptAccount: accountId });
    return { ok: {} };
  }

  function stopTyping(channel: ChatChannel): Reply {
    typing.remove(Number(channel.suffix), channel.session.accountId);
    return { ok: {} };
  }

  return {
    topic: 'conversation:*',
    join,
    handle: {
      send_message: answeringTrouble(services, sendMessage),
      mark_read_messages: answeringTrouble(services, markReadMessages),
      load_messages: answeringTrouble(services, loadMessages),
      typing: startTyping,
      stop_typing: stopTyping,
    },
    left: (channel) => typing.remove(Number(channel.suffix), channel.session.accountId),
  };
}

/** A database that is away is no mistake of ours and no reason to give up: the client tries again. */
function answeringTrouble(
  services: Services,
  handle: (channel: ChatChannel, payload: Payload) => Promise<Reply>,
): (channel: ChatChannel, payload: Payload) => Promise<Reply> {
  return async (channel, payload) => {
    try {
      return await handle(channel, payload);
    } catch (error) {
      services.log.error({ err: error, topic: channel.topic }, 'the chat could not answer');
      return no('unavailable');
    }
  };
}

function idOf(channel: ChatChannel): number | null {
  return /^[1-9]\d{0,14}$/.test(channel.suffix) ? Number(channel.suffix) : null;
}

/** Ids travel as numbers; a client may send them back as strings. */
function isId(value: unknown): value is number | string {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0;
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value);
}

function isClientId(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= 64 && isStorable(value);
}
