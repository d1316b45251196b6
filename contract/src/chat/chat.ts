import type { ConversationType } from '../catalogue/conversation-types.ts';

/**
 * What travels over the chat service, REST and socket alike: snake case, as the spec gives its entities (§3, "Chat
 * entities"). Ids are numbers, times ISO 8601 in UTC.
 */

/** Longest message, in UTF-16 units. */
export const maxMessageLength = 4000;
/** Messages of one person in a minute, over all conversations. */
export const messagesPerMinute = 60;
/** Messages that a conversation and the reply to a first join carry. */
export const recentMessages = 50;
/** Messages that a rejoin catches up with at most; beyond it the client loads the conversation afresh. */
export const mostCaughtUp = 500;
export const mostLoadedAtOnce = 100;
/** A typing sign that is not renewed goes out after this long; clients renew it every half of it. */
export const typingExpiryMs = 6_000;

export interface ChatUser {
  id: number;
  username: string;
}

export interface ConversationUser extends ChatUser {
  /** How far this person has read; null: nothing yet. */
  read_at: string | null;
  last_read_message_id: number;
}

/** The event and its parameters; the reader's client puts them into words (`chat:system.<event>`). */
export interface SystemNote {
  event: string;
  params: Record<string, string | number>;
}

export interface ChatMessage {
  /** Strictly increasing within a conversation: the order of display. */
  id: number;
  /** Counted from 1 without gaps within a conversation, so that a missing message can be seen. */
  seq: number;
  conversation_id: number;
  /** Null: the platform itself. */
  from_id: number | null;
  content: string;
  inserted_at: string;
  /** Chosen by the author's client; unique for the author and conversation. */
  client_id: string | null;
  kind: 'text' | 'system';
  meta: SystemNote | null;
}

export interface Conversation {
  id: number;
  type: ConversationType;
  is_group: boolean;
  /** Empty for a one-to-one conversation: it is called by the other person's name. */
  name: string;
  negotiation_id: number | null;
  users: ConversationUser[];
  /** Authors who have left: their messages keep a name. */
  former_users: ChatUser[];
  /**
   * Oldest first. The last 50; in a list of conversations only the last one beyond the 20 latest, and none in the reply
   * to a join, which carries them beside.
   */
  messages: readonly ChatMessage[];
  unread_count: number;
  /** Of the last message, or of the creation. */
  updated_at: string;
}

/** Reply to a join of `conversation:{id}`. */
export interface RoomJoined {
  conversation: Conversation;
  messages: ChatMessage[];
  /** Without `last_message_id`: there are older ones. With it: there are more later ones than were sent. */
  has_more: boolean;
}

/** Events of `conversation:{id}`. */
export interface RoomEvents {
  new_messages: { conversation_id: number; messages: ChatMessage[] };
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
  conversation_updated: { conversation: Conversation };
  conversation_removed: { conversation_id: number };
}

/** Why a push or a join is refused. */
export type ChatRefusal =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'invalid'
  | 'too_long'
  | 'rate_limited'
  | 'unknown_event'
  | 'unmatched topic'
  | 'unavailable';
