import { notificationKinds } from '@trattativa/contract/insight/notifications/notification-kinds';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { instantKinds } from '../instant-kinds.ts';
import { writeNotice } from '../notifications.repository.ts';
import { notificationRules } from '../rules/notification-rules.ts';

/** Creates the notifications of every market event, for everybody concerned except the actor. */
export const notifyPeople = reaction({
  name: 'notifications.notify-people',
  types: [...new Set(notificationRules.flatMap(({ types }) => types))],
  async react(services, tx, event) {
    const at = services.clock.now();
    for (const rule of notificationRules.filter(({ types }) => types.includes(event.type))) {
      for (const notice of await rule.notices(tx, event)) {
        const topic = notificationKinds[notice.kind];
        const accounts = notice.accounts.filter((account) => account !== event.actorId);
        const { shown, byMail } = await writeNotice(tx, {
          eventId: event.id,
          topic,
          notice: { ...notice, accounts },
          happenedAt: event.occurredAt,
          at,
        });
        if (instantKinds.includes(notice.kind)) {
          for (const accountId of byMail)
            await services.jobs.enqueue(tx, 'mail-notifications', { accountId, kind: notice.kind });
        }
        if (shown.length === 0) continue;
        await recordEvent(tx, {
          type: 'notification.added',
          data: { topic },
          recipients: shown,
          actorId: null,
          at,
        });
      }
    }
  },
});
