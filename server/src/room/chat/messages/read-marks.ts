import type { Queryable } from '../../../platform/database/database.ts';
import type { Broadcaster } from '../broadcaster.ts';
import type { NodeNews, SharedReadMark } from '../chat-nodes.ts';
import { findConversationOf, listMembers, type ReadMark } from '../conversations/conversations.repository.ts';
import type { Rooms } from '../conversations/rooms.ts';
import { listBefore } from './messages.repository.ts';
import { forReader, presentMessage } from './present-message.ts';

export interface ReadMarksParts {
  db: Queryable;
  rooms: Rooms;
  broadcaster: Broadcaster;
  /** To the other nodes. */
  send(news: NodeNews): void;
}

/**
 * Broadcasts read marks to everybody in the conversation and to the reader's other screens, on every node.
 */
export class ReadMarks {
  readonly #parts: ReadMarksParts;

  constructor(parts: ReadMarksParts) {
    this.#parts = parts;
  }

  /** Handles a mark that was just stored here; returns the unread count. */
  async note(conversationId: number, accountId: number, mark: ReadMark): Promise<number> {
    const { rooms, send } = this.#parts;
    if (!mark.changed) return rooms.noteRead(await rooms.open(conversationId), accountId, mark);
    const shared = { ...mark, read_at: (mark.read_at as Date).toISOString() };
    send({ kind: 'read', conversationId, accountId, mark: shared });
    return this.noteHere(conversationId, accountId, shared);
  }

  /** Handles a mark from any node for this node's sockets; returns the unread count. */
  async noteHere(conversationId: number, accountId: number, mark: SharedReadMark): Promise<number> {
    const { rooms, broadcaster } = this.#parts;
    const room = rooms.peek(conversationId);
    const unread = room ? rooms.noteRead(room, accountId, mark) : mark.unread;
    broadcaster.broadcastHere(conversationId, 'someone_read_messages', {
      conversation_id: conversationId,
      user_id: accountId,
      read_at: mark.read_at,
      last_read_message_id: mark.last_read_message_id,
    });
    await this.#sendUnreadHere(conversationId, accountId, unread);
    return unread;
  }

  /** Sends a conversation's present state to the sockets of this node, which may have missed a part. */
  async broadcastState(id: number): Promise<void> {
    const { db, rooms, broadcaster } = this.#parts;
    const { messages } = await listBefore(db, id, 0, null, 1);
    if (messages[0]) await rooms.deliver(presentMessage(messages[0]));
    const room = await rooms.open(id);
    if (room.stale) await rooms.refresh(id);
    for (const member of await listMembers(db, [id])) {
      const { account_id: accountId, read_at: readAt, left_at: leftAt } = member;
      if (leftAt !== null) continue;
      if (readAt !== null) {
        broadcaster.broadcastHere(id, 'someone_read_messages', {
          conversation_id: id,
          user_id: accountId,
          read_at: readAt.toISOString(),
          last_read_message_id: member.last_read_message_id,
        });
      }
      await this.#sendUnreadHere(id, accountId, room.members.get(accountId)?.unread ?? 0);
    }
  }

  /** Sends the present unread count to the screens of one account on this node. */
  async #sendUnreadHere(conversationId: number, accountId: number, unread: number): Promise<void> {
    const { db, rooms, broadcaster } = this.#parts;
    if (!broadcaster.isAnyoneIn(`users:${accountId}`)) return;
    const own = await findConversationOf(db, conversationId, accountId);
    if (!own) return;
    const { messages } = await listBefore(db, conversationId, own.hidden_up_to_seq, null, 1);
    const last = messages[0];
    broadcaster.sendOwnHere(accountId, 'unread_updated', {
      conversation_id: conversationId,
      unread_count: rooms.peek(conversationId)?.members.get(accountId)?.unread ?? unread,
      last_message: last ? forReader(presentMessage(last), own.hidden_up_to_seq) : null,
    });
  }
}
