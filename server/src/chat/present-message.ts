import type { ChatMessage } from '@trattativa/contract/chat/chat';
import type { MessageRow } from './messages.repository.ts';

/** A message as it travels. */
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
  };
}
