import type { ConversationType } from '@trattativa/domain/room/conversation-types';

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
/** So much of a message is shown in the answers to it. */
export const quotedLength = 200;
/** A typing sign that is not renewed goes out after this long; clients renew it every half of it. */
export const typingExpiryMs = 6_000;

export interface ChatUser {
  id: number;
  username: string;
}

/** How long a person waits between two toc tocs in one conversation. */
export const knockAgainAfterMs = 10 * 60_000;

/** A member is a party · the owner of a group keeps its name and people · a mediator, of the staff, was called in. */
export type MemberRole = 'member' | 'owner' | 'mediator';

export interface ConversationUser extends ChatUser {
  role: MemberRole;
  /** Of the platform's staff. */
  is_staff: boolean;
  /** When they were last online; null: not known, or not for others to know. */
  last_seen_at: string | null;
  /** How far this person has read; null: nothing yet. */
  read_at: string | null;
  last_read_message_id: number;
}

/** The event and its parameters; the reader's client puts them into words (`chat:system.<event>`). */
export interface SystemNote {
  event: string;
  params: Record<string, string | number>;
}

/** A file that a message carries. */
export interface ChatAttachment {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** The content type, as the content itself says. */
  mime: string;
  /** Where its bytes are, for who may see the message. */
  url: string;
}

/** What an answer shows of the message that it answers, as that one is now. */
export interface Quote {
  id: number;
  seq: number;
  from_id: number | null;
  kind: ChatMessage['kind'];
  /** The beginning of it; empty once it is deleted. */
  content: string;
  meta: SystemNote | null;
  deleted: boolean;
  /** Of the message, as there. */
  change: number;
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
  /** `knock`: a toc toc; its text is in the reader's language. */
  kind: 'text' | 'system' | 'file' | 'knock';
  /** Of a `file`, which may come without a word: one to ten. */
  attachments?: ChatAttachment[];
  meta: SystemNote | null;
  /** The message of the same conversation that it answers. */
  reply_to_id: number | null;
  /** Null too where that one is not the reader's to see. */
  reply_to: Quote | null;
  /** Accounts of the members whom it names with @. */
  mentions: readonly number[];
  edited_at: string | null;
  /** Taken back by its author: `content` is empty. */
  deleted_at: string | null;
  /** The number of its latest change among those of the conversation, 0 when there was none: the higher one is newer. */
  change: number;
}

/** A mediator who was called, from the call until they leave. */
export interface Mediation {
  id: number;
  /** Null: the staff came unasked. */
  called_by: number | null;
  called_at: string;
  /** What the call says it is about; may be empty. */
  reason: string;
  /** Null: nobody has come yet. */
  mediator_id: number | null;
  /** Whether the mediator may see what was said before they came: for good once both sides have agreed. */
  history: 'hidden' | 'asked' | 'shown';
  asked_by: number | null;
  /** Who has said yes for a side. */
  agreed_by: number[];
}

/** What the reader may do in a conversation now; every button on screen stands for one of these. */
export interface ConversationAbilities {
  rename: boolean;
  add: boolean;
  /** Anybody but oneself and the mediator. */
  remove: boolean;
  leave: boolean;
  call_mediator: boolean;
  withdraw_call: boolean;
  ask_history: boolean;
  answer_history: boolean;
  knock: boolean;
}

export interface Conversation {
  id: number;
  type: ConversationType;
  is_group: boolean;
  /** Empty for a one-to-one conversation: it is called by the other person's name. */
  name: string;
  negotiation_id: number | null;
  /** Of the name: a change sends the one that it saw. */
  version: number;
  /** The reader wants no sound and no badge of it. */
  muted: boolean;
  /** Messages up to this number are not the reader's to see. */
  hidden_up_to_seq: number;
  /** Null: none has been called, or the last one has left. */
  mediation: Mediation | null;
  can: ConversationAbilities;
  /** When the reader's toc toc may be used again; null: now. */
  knock_again_at: string | null;
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
 * latest. A stretch without gaps, oldest first.
 */
export interface LoadedMessages {
  messages: ChatMessage[];
  /** There are older ones. */
  has_more: boolean;
  /** There are later ones. */
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
  /** The same as in the room, for the list of conversations. */
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
