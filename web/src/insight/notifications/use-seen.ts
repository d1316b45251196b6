import type { Notification } from '@trattativa/contract/insight/notifications/notification';
import { useEffect, useRef } from 'react';
import { useMarkNotifications } from './use-mark-notifications.ts';

const mostAtOnce = 100;

/** Tells the service once which unread lines were on screen, so that the morning's digest need not repeat them. */
export function useSeen(lines: readonly Notification[]): void {
  const mark = useMarkNotifications();
  const told = useRef(new Set<string>());
  useEffect(() => {
    const fresh = lines.filter(({ id, at, readAt }) => readAt === null && !told.current.has(`${id} ${at}`));
    if (fresh.length === 0) return;
    for (const { id, at } of fresh) told.current.add(`${id} ${at}`);
    const notificationIds = fresh.slice(0, mostAtOnce).map(({ id }) => id);
    mark('Notification/MarkNotificationsSeen', { notificationIds });
  }, [lines, mark]);
}
