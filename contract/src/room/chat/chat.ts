import type { z } from 'zod';
import type * as shapes from './chat-shapes.ts';

/** The limits of the chat, and the types of its socket messages; the entities are in `chat-shapes.ts`. */

/** Messages that a conversation and the reply to a first join carry. */
export const recentMessages = 50;
/** Messages that a rejoin catches up with at most; beyond it the client loads the conversation afresh. */
export const maxCaughtUp = 500;
export const maxLoadedAtOnce = 100;
/** Characters of a message that are quoted in answers. */
export const quotedLength = 200;
/** A typing indicator expires after this time; clients renew it twice as often. */
export const typingExpiryMs = 6_000;

/** How long a person waits between two toc tocs in one conversation. */
export const knockAgainAfterMs = 10 * 60_000;

export type ChatUser = z.output<typeof shapes.chatUser>;
export type ConversationUser = z.output<typeof shapes.conversationUser>;
export type MemberRole = ConversationUser['role'];
export type SystemNote = z.output<typeof shapes.systemNote>;
export type ChatAttachment = z.output<typeof shapes.chatAttachment>;
export type Quote = z.output<typeof shapes.quote>;
export type ChatMessage = z.output<typeof shapes.chatMessage>;
export type Mediation = z.output<typeof shapes.mediation>;
export type ConversationAbilities = z.output<typeof shapes.conversationAbilities>;
export type Conversation = z.output<typeof shapes.conversation>;
export type DealPictures = NonNullable<Conversation['deal']>;

/**
 * Reply to a join of `conversation:{id}`. Parameters: `last_message_id`, the last message that the client has, and
 * `last_change`, from the reply to its join before.
 */
export interface RoomJoined {
  conversation: Conversation;
  messages: ChatMessage[];
  /** What was changed or deleted after `last_change`, as it is now. */
  changed: ChatMessage[];
  /** The number of the conversation's latest change. */
  last_change: number;
  /** Without `last_message_id`: there are older ones. With it: there are more later ones than were sent. */
  has_more: boolean;
}

/**
 * Reply to `load_messages`: at most one of `before_id`, `after_id` (0: from the beginning), `around_id`; without any the
 * latest. Consecutive messages, oldest first.
 */
export interface LoadedMessages {
  messages: ChatMessage[];
  /** Whether older messages exist. */
  has_more: boolean;
  /** Whether later messages exist. */
  has_newer: boolean;
}

/** Events of `conversation:{id}`. */
export interface RoomEvents {
  new_messages: { conversation_id: number; messages: ChatMessage[] };
  /** Edited or deleted. */
  message_updated: { conversation_id: number; message: ChatMessage };
  someone_read_messages: {
    conversation_id: number;
    user_id: number;
    read_at: string;
    last_read_message_id: number;
  };
  someone_typing: { conversation_id: number; user_id: number; username: string };
  typing_removed: { conversation_id: number; user_id: number };
}

/** Events of `users:{id}` (beside `live`). */
export interface OwnEvents {
  new_conversation: { conversation: Conversation };
  unread_updated: { conversation_id: number; unread_count: number; last_message: ChatMessage | null };
  /** Edited or deleted message, as in the room, for the list of conversations. */
  message_updated: { conversation_id: number; message: ChatMessage };
  conversation_updated: { conversation: Conversation };
  conversation_removed: { conversation_id: number };
  /** The toc toc of somebody else. */
  knock: { conversation_id: number; from_id: number };
}

/** Why a push or a join is refused. */
export type ChatRefusal =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'invalid'
  | 'too_long'
  | 'too_late'
  | 'rate_limited'
  /** A minor without a guardian's consent reads and does not write. */
  | 'guardian_missing'
  | 'unknown_event'
  | 'unmatched topic'
  | 'unavailable';
