import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import classes from './bell.module.css';
import { useUnread } from './unread.queries.ts';
import { useMarkNotifications } from './use-mark-notifications.ts';

const panel = 'bell-panel';
const BellPanel = lazy(() => loadChunk(() => import('./bell-panel.tsx')));

/**
 * The bell with the number of unread notifications; its panel loads when first opened. Opening the screen of a
 * notification, in any way, marks it as read.
 */
export function Bell() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const unread = useUnread();
  const mark = useMarkNotifications();
  const [open, setOpen] = useState(false);
  const target = pathname + search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each screen and each new notification
  useEffect(() => {
    if (unread > 0 && /\d/.test(target) && document.visibilityState === 'visible')
      mark('Notification/MarkNotificationsRead', { target });
  }, [unread, target]);
  // The panel belongs to one screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes it
  useEffect(() => document.getElementById(panel)?.hidePopover(), [target]);
  const words = unread > 0 ? t('bar.bellUnread', { count: unread }) : t('bar.bell');
  return (
    <>
      <BarButton
        icon={<IconBell size={20} stroke={1.75} aria-hidden="true" />}
        title={t('bar.bell')}
        label={words}
        count={unread}
        popoverTarget={panel}
      />
      <div
        id={panel}
        popover="auto"
        className={classes.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <Suspense>
            <BellPanel onClose={() => document.getElementById(panel)?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
