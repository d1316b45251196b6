/**
 * The number of the badge. Pure. `total` is what is unread; it is shown unless the room was opened (`isSeen`), which puts
 * the badge away until the next new message or poll.
 */
export interface PendingCount {
  total: number;
  isSeen: boolean;
  /** What is known of each conversation, to tell a new message from a read one. */
  byConversation: ReadonlyMap<number, number>;
}

export const nonePending: PendingCount = { total: 0, isSeen: false, byConversation: new Map() };

export function shownCount({ total, isSeen }: PendingCount): number {
  return isSeen ? 0 : total;
}

/** The service said the whole number. */
export function polled(count: PendingCount, total: number): PendingCount {
  return { ...count, total, isSeen: false };
}

/** The room was opened. */
export function seen(count: PendingCount): PendingCount {
  return { ...count, isSeen: true };
}

/** All conversations were listed anew; those that are mute do not count. */
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

/** One conversation has so many unread messages now. `isOpen`: it is being read, what comes into it is not pending. */
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
