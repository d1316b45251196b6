import type { ChatMessage, Conversation } from '@trattativa/contract/chat/chat';
import type { TFunction } from 'i18next';

/** What a conversation is called for this user: its name, or the people in it. */
export function conversationName({ name, users }: Conversation, userId: number): string {
  if (name !== '') return name;
  const others = users.filter(({ id }) => id !== userId);
  return (others.length > 0 ? others : users).map(({ username }) => username).join(', ');
}

/** The other person of a one-to-one conversation; null for one of several people. */
export function counterpartOf({ type, users }: Conversation, userId: number): number | null {
  return type === 2 ? (users.find(({ id }) => id !== userId)?.id ?? null) : null;
}

/** Who wrote it; empty for the platform. */
export function authorName({ users, former_users: former }: Conversation, message: ChatMessage): string {
  return [...users, ...former].find(({ id }) => id === message.from_id)?.username ?? '';
}

/** A message in words: what was written, or what happened in the reader's language. `t` of `chat`. */
export function messageText(message: ChatMessage, t: TFunction<'chat'>): string {
  if (message.kind !== 'system' || message.meta === null) return message.content;
  const { event, params } = message.meta;
  // An event that this version does not know yet is shown as the service put it.
  return String(t(`system.${event}` as never, { ...params, defaultValue: message.content } as never));
}
