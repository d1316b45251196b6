import { addMinutes } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { absentMinutes, unreadHours } from '../instant-kinds.ts';
import { listUnreadWaiting } from '../unread-messages.repository.ts';

/** Notifies absent members of messages left unread for some minutes. Run twice or late, it notifies once. */
export const notifyUnreadMessages = job<object>({
  name: 'tell-of-unread-messages',
  every: '*/2 * * * *',
  async run({ db, clock }) {
    const at = clock.now();
    const waiting = await listUnreadWaiting(
      db,
      addMinutes(at, -unreadHours * 60),
      addMinutes(at, -absentMinutes),
    );
    for (const { conversation_id: conversationId, account_id: accountId, from_id: actorId } of waiting) {
      await db.transaction().execute((tx) =>
        recordEvent(tx, {
          type: 'conversation.unreadWaits',
          data: { conversationId, accountId },
          recipients: [],
          actorId,
          at,
        }),
      );
    }
  },
});
