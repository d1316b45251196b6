import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { notificationsKeys } from './notifications.live.ts';

/** The number of unread notifications, at most a hundred. */
export function useUnread(): number {
  const { data } = useQuery({
    queryKey: notificationsKeys.unread,
    queryFn: async ({ signal }) => (await call('Notification/GetUnreadNotifications', {}, { signal })).unread,
  });
  return data ?? 0;
}
