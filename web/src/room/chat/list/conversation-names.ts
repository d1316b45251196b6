import type { ChatMessage, Conversation, Quote } from '@trattativa/contract/room/chat/chat';
import type { SystemNoteName } from '@trattativa/contract/room/chat/system-notes';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import type { TextsOf, ValuesOf } from '@trattativa/texts/text-keys';

type NoteKey = `chat:system.${SystemNoteName}`;

/** Separates the player from the club in a negotiation's name, and a club's member from the club in theirs. */
const between = ' · ';

/**
 * The name of a conversation for this user: its own name, or the people in it. A negotiation is named after the player
 * and the club; for the club itself, after the player and the proposer.
 */
export function conversationName({ name, type, users }: Conversation, userId: number): string {
  // The mediator is not part of the name.
  const others = users.filter(({ id, role }) => id !== userId && role !== 'mediator');
  const [who = '', club] = name.split(between);
  const own = club === undefined ? '' : between + club;
  if (
    type === conversationType.negotiation &&
    own !== '' &&
    users.some(({ id, username }) => id === userId && username.endsWith(own))
  ) {
    const theirs = others.filter(({ username }) => username !== who && !username.endsWith(own));
    return theirs[0] ? who + between + theirs[0].username : name;
  }
  if (name !== '') return name;
  return (others.length > 0 ? others : users).map(({ username }) => username).join(', ');
}

/** The other person of a one-to-one conversation; null for a group. */
export function counterpartOf({ type, users }: Conversation, userId: number): number | null {
  return type === conversationType.oneToOne
    ? (users.find(({ id, role }) => id !== userId && role !== 'mediator')?.id ?? null)
    : null;
}

/** The author's name; empty for the platform. */
export function authorName(
  { users, former_users: former }: Conversation,
  message: ChatMessage | Quote,
): string {
  return [...users, ...former].find(({ id }) => id === message.from_id)?.username ?? '';
}

/** A message as text: its content, or an event in the reader's language. `t` of `chat`. */
export function messageText(
  message: ChatMessage | Quote,
  t: TextsOf<'chat'>,
  conversation: Conversation,
  userId: number,
): string {
  if ('deleted_at' in message ? message.deleted_at !== null : message.deleted) return t('message.deleted');
  if (message.kind === 'knock') {
    const name = authorName(conversation, message);
    return message.from_id === userId ? t('knock.own') : t('knock.by', { name });
  }
  if (message.kind !== 'system' || message.meta === null) return message.content;
  const { event, params } = message.meta;
  // An event unknown to this version shows the text from the service.
  const values = { ...params, defaultValue: message.content } as unknown as ValuesOf<NoteKey>;
  return t(`system.${event as SystemNoteName}`, values);
}
