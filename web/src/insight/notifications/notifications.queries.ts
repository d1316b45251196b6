import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { notificationsKeys } from './notifications.live.ts';

export type NotificationsQuery = Pick<Api['Notification/GetNotifications']['input'], 'unread' | 'topics'>;

/** The notifications, page by page, the latest first. */
export function useNotificationLines(query: NotificationsQuery, limit: number) {
  return useInfiniteQuery({
    queryKey: [...notificationsKeys.list, query, limit],
    queryFn: ({ pageParam, signal }) =>
      call('Notification/GetNotifications', { ...query, limit, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}
