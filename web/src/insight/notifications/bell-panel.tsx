import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import classes from './bell-panel.module.css';
import { NotificationLine } from './notification-line.tsx';
import { useNotificationLines } from './notifications.queries.ts';
import { useMarkNotifications, useSeen } from './use-mark-notifications.ts';

const shown = 8;

/** The panel of the bell: the latest notifications, and a link to all. */
export default function BellPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['notifications', 'catalogue']);
  const { data, error, refetch } = useNotificationLines({}, shown);
  const mark = useMarkNotifications();
  const lines = useMemo(() => data?.pages[0]?.items ?? [], [data]);
  useSeen(lines);
  const unread = lines.some(({ readAt }) => readAt === null);
  return (
    <div className={classes.content}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        {unread && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => mark('Notification/MarkAllNotificationsRead', {})}
          >
            {t('markAll')}
          </Button>
        )}
      </div>
      {error ? (
        <ErrorPanel text={error.message} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeletons shape="rows" count={3} />
      ) : lines.length === 0 ? (
        <p className={classes.empty}>{t('emptyText')}</p>
      ) : (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <NotificationLine key={line.id} line={line} onFollow={onClose} />
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <Link to={paths.notifications} onClick={onClose}>
          {t('all')}
        </Link>
        <Link to={`${paths.account}?section=notifications`} onClick={onClose}>
          {t('settings')}
        </Link>
      </div>
    </div>
  );
}
