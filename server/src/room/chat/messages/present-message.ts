import type { ChatAttachment, ChatMessage } from '@trattativa/contract/room/chat/chat';
import type { CarriedFile, MessageRow } from './messages.repository.ts';

/**
 * A message in wire form for readers who may see all of it; for a reader with a bound apply `forReader` as
 * well.
 */
export function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    seq: row.seq,
    conversation_id: row.conversation_id,
    from_id: row.from_id,
    content: row.content,
    inserted_at: row.inserted_at.toISOString(),
    client_id: row.client_id,
    kind: row.kind,
    meta: row.meta,
    // A deleted message loses its files with its text.
    ...(row.attachments && !row.deleted_at && { attachments: row.attachments.map(presentAttachment) }),
    reply_to_id: row.reply_to_id,
    reply_to: row.reply_to,
    mentions: row.mentions,
    edited_at: row.edited_at?.toISOString() ?? null,
    deleted_at: row.deleted_at?.toISOString() ?? null,
    change: row.change,
  };
}

/**
 * The message for a reader from whom messages up to `hiddenUpTo` are hidden: removes a hidden quote. The
 * caller has already checked that the message itself is visible.
 */
export function forReader(message: ChatMessage, hiddenUpTo: number): ChatMessage {
  const isHidden = message.reply_to !== null && message.reply_to.seq <= hiddenUpTo;
  return isHidden ? { ...message, reply_to: null } : message;
}

function presentAttachment({ id, name, size, mime }: CarriedFile): ChatAttachment {
  return { id, name, size, mime, url: `/files/${id}` };
}
