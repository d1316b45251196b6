import {
  type ChatMessage,
  type Conversation,
  type OwnEvents,
  type Quote,
  quotedLength,
} from '@trattativa/contract/room/chat/chat';

/**
 * How the events of the chat change the list of conversations. Pure: the state before plus the event equals a newly
 * fetched state.
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

/** A message arrived or was read: changes the count, the last message and, with it, the position in the list. */
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

/** A message was edited or deleted, whether or not it is the last one. */
export function applyListedMessageUpdated(
  list: Discussions,
  { conversation_id: id, message }: OwnEvents['message_updated'],
): Discussions {
  return list.map((conversation) =>
    conversation.id === id
      ? { ...conversation, messages: withChanged(conversation.messages, [message]) }
      : conversation,
  );
}

/**
 * Merges two lists of messages of one conversation by id; of duplicates the newer version wins. Returns the same list
 * if nothing is new.
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  added: readonly ChatMessage[],
): readonly ChatMessage[] {
  const last = known.at(-1)?.id ?? 0;
  if (added.every(({ id }) => id > last)) return added.length === 0 ? known : [...known, ...added];
  const ids = new Set(known.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !ids.has(id));
  const present = withChanged(
    known,
    added.filter(({ id, change }) => change > 0 && ids.has(id)),
  );
  if (fresh.length === 0) return present;
  return [...present, ...fresh].sort((one, other) => one.id - other.id);
}

/** The messages with changed ones replaced, also in quotes; the same list if none is newer. */
export function withChanged(
  known: readonly ChatMessage[],
  changed: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (changed.length === 0) return known;
  const byId = new Map(changed.map((message) => [message.id, message]));
  let isNew = false;
  const messages = known.map((message) => {
    let now = message;
    const newer = byId.get(message.id);
    if (newer && newer.change > message.change) now = newer;
    const quoted = message.reply_to && byId.get(message.reply_to.id);
    if (quoted && quoted.change > (now.reply_to?.change ?? quoted.change))
      now = { ...now, reply_to: quoteOf(quoted) };
    isNew ||= now !== message;
    return now;
  });
  return isNew ? messages : known;
}

/** The quote of a message. */
export function quoteOf(message: ChatMessage): Quote {
  const { id, seq, from_id, kind, meta, change } = message;
  const content = [...message.content].slice(0, quotedLength).join('');
  return { id, seq, from_id, kind, content, meta, deleted: message.deleted_at !== null, change };
}
