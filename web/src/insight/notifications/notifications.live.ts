import type { InfiniteData } from '@tanstack/react-query';
import { notificationMoves } from '@trattativa/contract/event-groups';
import type { NotificationEvents } from '@trattativa/contract/insight/notifications/events';
import type { Notification } from '@trattativa/contract/insight/notifications/notification';
import type { Page } from '@trattativa/contract/paging';
import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';

export const notificationsKeys = {
  unread: ['notifications', 'unread'],
  list: ['notifications', 'list'],
} as const;

export type Lines = InfiniteData<Page<Notification>>;

/** Marks lines as read; a list of unread ones is refetched, because they leave it. */
export const applyRead: ApplyEvent<Lines, NotificationEvents['notification.read']> = (
  state,
  { data: { ids, at } },
  key,
) => {
  if ((key[2] as { unread?: boolean } | undefined)?.unread === true) return 'refetch';
  const read = ids === null ? null : new Set(ids);
  return {
    ...state,
    pages: state.pages.map((page) => ({
      ...page,
      items: page.items.map((line) =>
        line.readAt === null && (read === null || read.has(line.id)) ? { ...line, readAt: at } : line,
      ),
    })),
  };
};

/**
 * Only the service knows names and order, and the count is refetched, so that events out of order cannot make it wrong.
 */
export const notificationsLive: readonly LiveHandler[] = [
  refetchOn(['notification.added'], notificationsKeys.list),
  liveQuery({ types: ['notification.read'], key: notificationsKeys.list, apply: applyRead }),
  refetchOn(notificationMoves, notificationsKeys.unread),
];
