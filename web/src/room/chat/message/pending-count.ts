/**
 * The state of the badge; all functions are pure. `total` is the number of unread messages. Opening the room hides it
 * (`isSeen`) until the next new message or poll.
 */
export interface PendingCount {
  total: number;
  isSeen: boolean;
  /** The known count of each conversation, to distinguish a new message from a read one. */
  byConversation: ReadonlyMap<number, number>;
}

export const nonePending: PendingCount = { total: 0, isSeen: false, byConversation: new Map() };

export function shownCount({ total, isSeen }: PendingCount): number {
  return isSeen ? 0 : total;
}

/** The service sent the total. */
export function polled(count: PendingCount, total: number): PendingCount {
  return { ...count, total, isSeen: false };
}

/** The room was opened. */
export function seen(count: PendingCount): PendingCount {
  return { ...count, isSeen: true };
}

/** All conversations were listed again; muted ones do not count. */
export function listed(
  count: PendingCount,
  conversations: readonly { id: number; unread_count: number; muted: boolean }[],
): PendingCount {
  const byConversation = new Map(
    conversations.map(({ id, unread_count: unread, muted }) => [id, muted ? 0 : unread]),
  );
  const total = [...byConversation.values()].reduce((sum, unread) => sum + unread, 0);
  return { ...count, byConversation, total: Math.max(total, 0) };
}

/** The unread count of a conversation changed. `isOpen`: it is being read, so its messages are not pending. */
export function unreadChanged(
  count: PendingCount,
  conversationId: number,
  unread: number,
  isOpen: boolean,
): PendingCount {
  const before = count.byConversation.get(conversationId) ?? 0;
  const byConversation = new Map(count.byConversation).set(conversationId, unread);
  const total = Math.max(0, count.total + unread - before);
  return { total, byConversation, isSeen: count.isSeen && (isOpen || unread <= before) };
}
