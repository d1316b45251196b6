import { type LoadedMessages, maxLoadedAtOnce, recentMessages } from '@trattativa/contract/room/chat/chat';
import type { Queryable } from '../../../platform/database/database.ts';
import { findSeq, listAfter, listBefore, listBetween, type MessageRow } from './messages.repository.ts';
import { forReader, presentMessage } from './present-message.ts';

/** Ids are numbers on the wire; clients may send them back as strings. */
export function isChatId(value: unknown): value is number | string {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0;
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value);
}

/** A requested part of a conversation: at most one of the three ids; without any, the latest messages. */
interface MessageWindow {
  way: 'before' | 'after' | 'around';
  /** 0: from the end, or with `after` from the beginning. */
  messageId: number;
  limit: number;
}

/** Reads the payload of `load_messages`; null when it is not one. */
export function parseMessageWindow(payload: Record<string, unknown>): MessageWindow | null {
  const { limit = recentMessages } = payload;
  if (!Number.isInteger(limit) || Number(limit) < 1 || Number(limit) > maxLoadedAtOnce) return null;
  const named = (['before', 'after', 'around'] as const).filter((way) => payload[`${way}_id`] != null);
  const [way = 'before'] = named;
  if (named.length > 1) return null;
  const id = payload[`${way}_id`] ?? 0;
  if (!isChatId(id) && !(id === 0 && (named.length === 0 || way === 'after'))) return null;
  return { way, messageId: Number(id), limit: Number(limit) };
}

/**
 * A gapless range of a conversation, oldest first, above the reader's bound. Null when the named message is
 * absent or hidden. Numbers have no gaps, so the surroundings of a message are a range.
 */
export async function loadMessageWindow(
  db: Queryable,
  conversationId: number,
  hiddenUpTo: number,
  { way, messageId, limit }: MessageWindow,
): Promise<LoadedMessages | null> {
  const seq = messageId === 0 ? null : await findSeq(db, conversationId, messageId);
  if (messageId !== 0 && (seq === null || seq <= hiddenUpTo)) return null;
  if (way === 'before') {
    const { messages, hasMore } = await listBefore(db, conversationId, hiddenUpTo, seq, limit);
    return presented(messages, hiddenUpTo, hasMore, seq !== null);
  }
  const after =
    way === 'after'
      ? Math.max(seq ?? 0, hiddenUpTo)
      : Math.max(hiddenUpTo, (seq as number) - 1 - Math.floor(limit / 2));
  if (way === 'after') {
    const { messages, hasMore } = await listAfter(db, conversationId, after, limit);
    return presented(messages, hiddenUpTo, after > hiddenUpTo, hasMore);
  }
  const found = await listBetween(db, conversationId, after, after + limit + 1);
  return presented(found.slice(0, limit), hiddenUpTo, after > hiddenUpTo, found.length > limit);
}

function presented(
  rows: readonly MessageRow[],
  hiddenUpTo: number,
  hasOlder: boolean,
  hasNewer: boolean,
): LoadedMessages {
  const messages = rows.map((row) => forReader(presentMessage(row), hiddenUpTo));
  return { messages, has_more: hasOlder, has_newer: hasNewer };
}
