import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { notificationsKeys } from './notifications-keys.ts';

/** How many notifications are not read yet; a hundred stands for more. */
export function useUnread(): number {
  const { data } = useQuery({
    queryKey: notificationsKeys.unread,
    queryFn: async ({ signal }) => (await call('Notification/GetUnreadNotifications', {}, { signal })).unread,
  });
  return data ?? 0;
}
