import type { Logger } from 'pino';
import type { Broadcaster } from './broadcaster.ts';
import type { CatchUp } from './catch-up.ts';
import type { NodeNews } from './chat-nodes.ts';
import type { ContactPresence } from './conversations/contact-presence.ts';
import type { Rooms } from './conversations/rooms.ts';
import type { ReadMarks } from './messages/read-marks.ts';
import type { WritingLimit } from './messages/writing-limit.ts';

export interface NodeMessageParts {
  rooms: Rooms;
  presence: ContactPresence;
  broadcaster: Broadcaster;
  readMarks: ReadMarks;
  catchUp: CatchUp;
  writingLimit: WritingLimit;
  log: Logger;
}

/** Applies a message of another node to the sockets of this one. */
export function handleNodeMessage(parts: NodeMessageParts): (news: NodeNews) => void {
  const { rooms, presence, broadcaster, readMarks, catchUp, writingLimit, log } = parts;

  /** A room without local members need not be loaded for a message. */
  function concerns(conversationId: number, members: readonly number[] | null): boolean {
    return (
      members === null ||
      rooms.isKnown(conversationId) ||
      broadcaster.isAnyoneIn(`conversation:${conversationId}`) ||
      members.some((accountId) => broadcaster.isAnyoneIn(`users:${accountId}`))
    );
  }

  function onTrouble(error: unknown): void {
    log.warn({ err: error }, 'a message of another node did not reach the sockets');
    catchUp.since();
  }

  return (news) => {
    switch (news.kind) {
      case 'presence':
        return presence.apply(news.message);
      case 'message':
        if (news.message.from_id !== null) writingLimit.count(news.message.from_id);
        if (concerns(news.message.conversation_id, news.members))
          rooms.deliver(news.message)?.catch(onTrouble);
        return;
      case 'changed':
        return void writingLimit.count(news.accountId);
      case 'read':
        return void readMarks.noteHere(news.conversationId, news.accountId, news.mark).catch(onTrouble);
      case 'room':
        return broadcaster.broadcastHere(news.conversationId, news.event, news.payload, news.audience);
      case 'unheard':
        return catchUp.since(news.since);
    }
  };
}
