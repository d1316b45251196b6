import { IconCheck } from '@tabler/icons-react';
import type { Notification } from '@trattativa/contract/insight/notifications/notification';
import { notificationSentence } from '@trattativa/contract/insight/notifications/notification-sentence';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import classes from './notification-line.module.css';
import { useMarkNotifications } from './use-mark-notifications.ts';

interface NotificationLineProps {
  line: Notification;
  /** Called when the reader follows the link. */
  onFollow?: () => void;
}

/**
 * One notification: the sentence links to its subject, and following it marks it as read. Unread: a dot, bold, and the
 * word.
 */
export function NotificationLine({ line, onFollow }: NotificationLineProps) {
  const { t } = useTranslation('notifications');
  const sentence = useNotificationSentence();
  const mark = useMarkNotifications();
  const unread = line.readAt === null;
  const read = () => mark('Notification/MarkNotificationsRead', { notificationIds: [line.id] });
  return (
    <li className={classes.line} data-walk data-unread={unread || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      <div className={classes.words}>
        <Link
          to={line.target}
          className={classes.way}
          onClick={() => {
            if (unread) read();
            onFollow?.();
          }}
        >
          {sentence(line)}
        </Link>
        <span className={classes.about}>
          {unread && <strong className={classes.unread}>{t('unread')}</strong>}
          <span>{t(`topic.${line.topic}`)}</span>
          <RelativeTime at={line.at} />
        </span>
      </div>
      {unread && (
        <button
          type="button"
          className={classes.act}
          title={t('markRead')}
          aria-label={`${t('markRead')}: ${sentence(line)}`}
          onClick={read}
        >
          <IconCheck size={18} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

/** The sentence of a notification in the current language. */
function useNotificationSentence(): (line: Notification) => string {
  const { t } = useTranslation(['notifications', 'catalogue']);
  return (line) => notificationSentence(line, t);
}
