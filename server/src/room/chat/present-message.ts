import type { ChatAttachment, ChatMessage } from '@trattativa/contract/room/chat/chat';
import type { CarriedFile, MessageRow } from './messages.repository.ts';

/** A message as it travels to who may see all of it; to a reader with a bound `forReader` comes behind it. */
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
    // The files of a message that was taken back go with its words.
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
 * The message for a reader to whom messages up to `hiddenUpTo` are not shown: without what it answers when that is one of
 * them. Whether the message itself is theirs to see was decided before.
 */
export function forReader(message: ChatMessage, hiddenUpTo: number): ChatMessage {
  const isHidden = message.reply_to !== null && message.reply_to.seq <= hiddenUpTo;
  return isHidden ? { ...message, reply_to: null } : message;
}

function presentAttachment({ id, name, size, mime }: CarriedFile): ChatAttachment {
  return { id, name, size, mime, url: `/files/${id}` };
}
