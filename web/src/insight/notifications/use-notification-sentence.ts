import type { Notification } from '@trattativa/contract/insight/notifications/notification';
import { notificationSentence } from '@trattativa/contract/insight/notifications/notification-sentence';
import { useTranslation } from 'react-i18next';

/** What a line says, in the language of the screen. */
export function useNotificationSentence(): (line: Notification) => string {
  const { t } = useTranslation(['notifications', 'catalogue']);
  return (line) => notificationSentence(line, t);
}
