import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './message-list.module.css';

interface JumpToLatestProps {
  /** New messages below. */
  count: number;
  onJump: () => void;
}

/** Down to what was said last. */
export function JumpToLatest({ count, onJump }: JumpToLatestProps) {
  const { t } = useTranslation('chat');
  return (
    <button type="button" className={classes.jump} aria-label={t('room.toLatest')} onClick={onJump}>
      <IconArrowDown size={18} stroke={2} aria-hidden="true" />
      {count > 0 && <span>{t('room.newBelow', { count })}</span>}
    </button>
  );
}

/** Up to where the reader stopped reading. */
export function JumpToUnread({ onJump }: { onJump: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <button type="button" className={classes.jump} data-up onClick={onJump}>
      <IconArrowUp size={18} stroke={2} aria-hidden="true" />
      {t('room.firstUnread')}
    </button>
  );
}
