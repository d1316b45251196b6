import type { notificationEndpoints } from '@trattativa/contract/insight/notifications/endpoints';
import type { Notification } from '@trattativa/contract/insight/notifications/notification';
import type { Page } from '@trattativa/contract/paging';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { countUnread, listNotificationRows, type NotificationRow } from './notifications.repository.ts';

/** The caller's notifications, latest first. */
export async function listNotifications(
  services: Services,
  { actor, input }: CallOf<typeof notificationEndpoints.getNotifications>,
): Promise<Page<Notification>> {
  const topics = input.topics?.length ? input.topics : null;
  const page = { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) };
  const filter = { unread: input.unread === true, topics };
  const { rows, nextCursor, total } = await listNotificationRows(services.db, actor.accountId, filter, page);
  return { items: rows.map(presentNotification), nextCursor, ...totalOf(total) };
}

export async function getUnreadNotifications(services: Services, { actor }: Call<object>) {
  return { unread: await countUnread(services.db, actor.accountId) };
}

/** A notification as its reader sees it. */
function presentNotification(row: NotificationRow): Notification {
  const { id, kind, topic, count, target, player, team, person, role, days, months, search } = row;
  return {
    id,
    kind,
    topic,
    count,
    target,
    at: row.happened_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    player,
    team,
    person,
    role,
    days,
    months,
    search,
  };
}
