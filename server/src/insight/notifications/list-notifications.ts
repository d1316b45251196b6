import type { notificationEndpoints } from '@trattativa/contract/insight/notifications/endpoints';
import type { Notification } from '@trattativa/contract/insight/notifications/notification';
import type { Page } from '@trattativa/contract/paging';

import type { Call, CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { countUnread, listNotificationRows } from './notifications.repository.ts';
import { presentNotification } from './present-notification.ts';

/** The caller's bell, the latest first. */
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
