import type {
  ChatMessage,
  Conversation,
  OwnEvents,
  RoomEvents,
  RoomJoined,
} from '@trattativa/contract/chat/chat';

/**
 * What the events of the chat do to what is shown. Pure: the state before and the event give the state that would be
 * fetched afresh.
 */

/** The conversations of the user, the latest first. */
export type Discussions = readonly Conversation[];

function byLatest(one: Conversation, other: Conversation): number {
  return other.updated_at.localeCompare(one.updated_at) || other.id - one.id;
}

function withConversation(list: Discussions, conversation: Conversation): Discussions {
  return [...list.filter(({ id }) => id !== conversation.id), conversation].sort(byLatest);
}

export function applyNewConversation(
  list: Discussions,
  { conversation }: OwnEvents['new_conversation'],
): Discussions {
  return withConversation(list, conversation);
}

export function applyConversationUpdated(
  list: Discussions,
  { conversation }: OwnEvents['conversation_updated'],
): Discussions {
  return withConversation(list, conversation);
}

export function applyConversationRemoved(
  list: Discussions,
  { conversation_id: removed }: OwnEvents['conversation_removed'],
): Discussions {
  return list.filter(({ id }) => id !== removed);
}

/** A message came or was read: the count, the last message and, with it, the place in the list. */
export function applyUnreadUpdated(list: Discussions, event: OwnEvents['unread_updated']): Discussions {
  const before = list.find(({ id }) => id === event.conversation_id);
  if (!before) return list;
  const last = event.last_message;
  const messages = last ? mergeMessages(before.messages, [last]) : before.messages;
  const updatedAt = last && last.inserted_at > before.updated_at ? last.inserted_at : before.updated_at;
  return withConversation(list, {
    ...before,
    messages,
    updated_at: updatedAt,
    unread_count: event.unread_count,
  });
}

/** One conversation that is open, or was a moment ago. */
export interface RoomState {
  conversation: Conversation;
  /** By id, oldest first, without gaps. */
  messages: readonly ChatMessage[];
  hasOlder: boolean;
}

/**
 * The reply of a join. The first one is the state. A later one adds what was missed; when more was missed than it could
 * carry, the messages before it are no longer contiguous and are let go, to be loaded again when scrolled to.
 */
export function applyJoined(
  state: RoomState | null,
  reply: RoomJoined,
  askedAfter: number | null,
): RoomState {
  const { conversation, messages } = reply;
  if (state === null || askedAfter === null) {
    const known = state?.messages ?? [];
    // Messages that came while the reply was under way.
    const later = known.filter(({ id }) => id > (messages.at(-1)?.id ?? 0));
    return { conversation, messages: mergeMessages(messages, later), hasOlder: reply.has_more };
  }
  return { conversation, messages: mergeMessages(state.messages, messages), hasOlder: state.hasOlder };
}

/** True when a catch-up left messages out: the rest has to be asked for. */
export function isIncomplete(reply: RoomJoined, askedAfter: number | null): boolean {
  return askedAfter !== null && reply.has_more;
}

export function applyNewMessages(state: RoomState, event: RoomEvents['new_messages']): RoomState {
  const messages = mergeMessages(state.messages, event.messages);
  const last = messages.at(-1);
  const updatedAt = last && last.inserted_at > state.conversation.updated_at ? last.inserted_at : undefined;
  if (messages === state.messages) return state;
  return {
    ...state,
    messages,
    conversation: updatedAt ? { ...state.conversation, updated_at: updatedAt } : state.conversation,
  };
}

/** Older messages that were scrolled to. */
export function applyOlder(
  state: RoomState,
  older: { messages: readonly ChatMessage[]; has_more: boolean },
): RoomState {
  return { ...state, messages: mergeMessages(older.messages, state.messages), hasOlder: older.has_more };
}

export function applySomeoneRead(state: RoomState, event: RoomEvents['someone_read_messages']): RoomState {
  const users = state.conversation.users.map((user) =>
    user.id === event.user_id && event.last_read_message_id >= user.last_read_message_id
      ? { ...user, read_at: event.read_at, last_read_message_id: event.last_read_message_id }
      : user,
  );
  return { ...state, conversation: { ...state.conversation, users } };
}

/** The people or the name changed; what has been read and said stays. */
export function applyRoomUpdated(
  state: RoomState,
  { conversation }: OwnEvents['conversation_updated'],
): RoomState {
  return { ...state, conversation: { ...conversation, messages: [] } };
}

/** Two lists of one conversation as one, by id; the same list when nothing is new. */
export function mergeMessages(
  known: readonly ChatMessage[],
  added: readonly ChatMessage[],
): readonly ChatMessage[] {
  const last = known.at(-1)?.id ?? 0;
  if (added.every(({ id }) => id > last)) return added.length === 0 ? known : [...known, ...added];
  const ids = new Set(known.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !ids.has(id));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((one, other) => one.id - other.id);
}
