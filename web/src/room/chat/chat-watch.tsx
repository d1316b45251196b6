import { useEffect } from 'react';
import { usePlatformLimits } from '../../identity/limits.ts';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { playNewMessage } from '../../platform/sound/sound.ts';
import { Chat, currentChat } from './chat.ts';
import { polled } from './message/pending-count.ts';
import { pendingMessages } from './message/pending-messages.ts';

/**
 * The chat of the session, on every private screen: conversations, badge, sound, unsent messages. Rendered after
 * `LiveConnection`, which makes the connection.
 */
export function ChatWatch() {
  const { id } = useUser();
  const { pollMs } = usePlatformLimits().room;
  useEffect(() => {
    const chat = new Chat(
      id,
      () => void playNewMessage(id),
      ({ from_id: from }, conversation) => {
        void loadChunk(() => import('../conversations/show-knock.ts')).then(({ showKnock }) =>
          showKnock(conversation, from),
        );
      },
    );
    chat.start();
    currentChat.set(chat);
    return () => {
      currentChat.set(null);
      chat.stop();
      pendingMessages.clear();
    };
  }, [id]);
  // Spec §9: the count of pending messages is asked for at load and every five minutes, or what the settings say.
  useEffect(() => {
    const poll = () => {
      call('Whatchat/GetCountPendingMessagesToRead', { baseUserId: id }).then(
        (total) => pendingMessages.change((count) => polled(count, total)),
        // Spec §8: silently ignored.
        () => undefined,
      );
    };
    poll();
    const timer = setInterval(poll, pollMs);
    return () => clearInterval(timer);
  }, [id, pollMs]);
  return null;
}
