import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './unread-badge.module.css';

/** How many messages of a conversation are not read; nothing when none. */
export function UnreadBadge({ count, muted = false }: { count: number; muted?: boolean }) {
  const { t } = useTranslation('chat');
  if (count === 0) return null;
  return (
    <span className={classes.badge} data-muted={muted || undefined}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('list.unread', { count })}</VisuallyHidden>
    </span>
  );
}
