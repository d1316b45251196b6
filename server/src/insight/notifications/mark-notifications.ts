import type { notificationEndpoints } from '@trattativa/contract/insight/notifications/endpoints';
import type { Call, CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { countUnread, markRead, markSeen, type Which } from './notifications.repository.ts';

/** Records that notifications were on screen; they stay unread. */
export async function markNotificationsSeen(
  services: Services,
  { actor, input }: CallOf<typeof notificationEndpoints.markNotificationsSeen>,
): Promise<OutputOf<typeof notificationEndpoints.markNotificationsSeen>> {
  await markSeen(services.db, actor.accountId, input.notificationIds, services.clock.now());
  return { unread: await countUnread(services.db, actor.accountId) };
}

/**
 * Marks the caller's notifications as read, by ids or by the screen they lead to. Foreign ids change
 * nothing.
 */
export async function markNotificationsRead(
  services: Services,
  call: CallOf<typeof notificationEndpoints.markNotificationsRead>,
): Promise<OutputOf<typeof notificationEndpoints.markNotificationsRead>> {
  const { notificationIds: ids, target } = call.input;
  if (ids !== undefined) await read(services, call, { ids });
  if (target !== undefined) await read(services, call, { target });
  return { unread: await countUnread(services.db, call.actor.accountId) };
}

export async function markAllNotificationsRead(
  services: Services,
  call: Call<object>,
): Promise<{ unread: number }> {
  await read(services, call, 'all');
  return { unread: await countUnread(services.db, call.actor.accountId) };
}

/** Marks them, and notifies the caller's screens when any was unread. */
async function read(services: Services, { actor }: Call<unknown>, which: Which): Promise<void> {
  const { accountId } = actor;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const ids = await markRead(tx, accountId, which, at);
    if (ids.length === 0) return;
    await recordEvent(tx, {
      type: 'notification.read',
      data: { ids: which === 'all' ? null : ids, at: at.toISOString() },
      recipients: [accountId],
      actorId: accountId,
      at,
    });
  });
}
