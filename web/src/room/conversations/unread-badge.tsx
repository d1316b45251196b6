import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import classes from './unread-badge.module.css';

/** The number of unread messages of a conversation; nothing for zero. */
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
