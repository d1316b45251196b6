import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import type { Notification } from '@trattativa/contract/insight/notifications/notification';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/api/call.ts';
import { notificationsKeys } from './notifications.live.ts';

type Marks =
  | 'Notification/MarkNotificationsRead'
  | 'Notification/MarkAllNotificationsRead'
  | 'Notification/MarkNotificationsSeen';

/**
 * Marks notifications as read or unread; the bell's count changes at once, lists with the live event. A failed call
 * shows no error: the notification stays unread.
 */
export function useMarkNotifications() {
  const client = useQueryClient();
  return function mark<Path extends Marks>(path: Path, input: Api[Path]['input']): void {
    call(path, input).then(
      ({ unread }) => client.setQueryData(notificationsKeys.unread, unread),
      () => undefined,
    );
  };
}

const maxAtOnce = 100;

/** Reports once to the service which unread notifications were on screen, so that the morning digest omits them. */
export function useSeen(lines: readonly Notification[]): void {
  const mark = useMarkNotifications();
  const reported = useRef(new Set<string>());
  useEffect(() => {
    const fresh = lines.filter(
      ({ id, at, readAt }) => readAt === null && !reported.current.has(`${id} ${at}`),
    );
    if (fresh.length === 0) return;
    for (const { id, at } of fresh) reported.current.add(`${id} ${at}`);
    const notificationIds = fresh.slice(0, maxAtOnce).map(({ id }) => id);
    mark('Notification/MarkNotificationsSeen', { notificationIds });
  }, [lines, mark]);
}
