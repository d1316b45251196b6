import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { notificationsKeys } from './notifications-keys.ts';

type Marks =
  | 'Notification/MarkNotificationsRead'
  | 'Notification/MarkAllNotificationsRead'
  | 'Notification/MarkNotificationsSeen';

/**
 * Marks lines; the count of the bell follows at once, what is listed with the live event. A mark that did not arrive is
 * worth no word: the line stays unread.
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
