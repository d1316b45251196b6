import type { Notification } from '@trattativa/contract/insight/notifications/notification';
import type { NotificationRow } from './notifications.repository.ts';

/** A line as its reader gets it. */
export function presentNotification(row: NotificationRow): Notification {
  const { id, kind, topic, count, target, player, team, person, role, days } = row;
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
  };
}
