import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../platform/i18n/use-formats.ts';
import classes from './message-bubble.module.css';
import type { Unsent } from './outbox.ts';
import type { Room } from './room.ts';

interface UnsentBubbleProps {
  unsent: Unsent;
  room: Room;
  startsGroup: boolean;
}

/** A message on its way, or refused: then it can be sent again or thrown away. */
export function UnsentBubble({ unsent, room, startsGroup }: UnsentBubbleProps) {
  const { t } = useTranslation('chat');
  const { time } = useFormats();
  const isRefused = unsent.refused !== null;
  const reason =
    unsent.refused === 'too_long' || unsent.refused === 'invalid' ? unsent.refused : ('forbidden' as const);
  return (
    <article
      className={classes.message}
      data-own
      data-start={startsGroup || undefined}
      data-state={isRefused ? 'failed' : 'pending'}
    >
      <div className={classes.bubble}>
        <p className={classes.text}>{unsent.content}</p>
        <p className={classes.meta}>
          <time dateTime={unsent.at}>{time(unsent.at)}</time>
          {!isRefused && (
            <span className={classes.sign} title={t('message.pending')}>
              <IconClock size={14} stroke={2} aria-hidden="true" />
              <VisuallyHidden>{t('message.pending')}</VisuallyHidden>
            </span>
          )}
        </p>
        {isRefused && (
          <div className={classes.failed} role="alert">
            <IconAlertCircle size={16} stroke={2} aria-hidden="true" />
            <span>{`${t('message.failed')}. ${t(`refused.${reason}`)}`}</span>
            <button type="button" onClick={() => room.retry(unsent)}>
              {t('message.retry')}
            </button>
            <button type="button" onClick={() => room.discard(unsent)}>
              {t('message.discard')}
            </button>
          </div>
        )}
      </div>
    </article>
  );
}
