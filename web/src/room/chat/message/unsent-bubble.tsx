import { IconAlertCircle, IconClock, IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { useObservable } from '../../../platform/observable.ts';
import { useIsConnectionDown } from '../../../platform/socket/connection.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { quoteOf } from '../chat.live.ts';
import type { Room } from '../room.ts';
import classes from './message-bubble.module.css';
import { MessageQuote } from './message-quote.tsx';
import type { Unsent } from './outbox.ts';

interface UnsentBubbleProps {
  unsent: Unsent;
  room: Room;
  startsGroup: boolean;
}

/** An unsent message; a refused one can be retried or discarded. */
export function UnsentBubble({ unsent, room, startsGroup }: UnsentBubbleProps) {
  const { t } = useTranslation('chat');
  const { time } = useFormats();
  const isRefused = unsent.refused !== null;
  const state = room.state.get();
  const answered = state?.messages.find(({ id }) => id === unsent.more.reply_to_id);
  // A message that may just be arriving cannot be discarded.
  const isDown = useIsConnectionDown();
  const isClosed = useObservable(room.refused) !== null;
  const canDiscard = isDown || isClosed;
  const reason = reasonOf(unsent);
  return (
    <article
      className={classes.message}
      data-own
      data-start={startsGroup || undefined}
      data-state={isRefused ? 'failed' : 'pending'}
    >
      <div className={classes.bubble}>
        {state && answered && (
          <MessageQuote quote={quoteOf(answered)} conversation={state.conversation} room={room} />
        )}
        {unsent.files?.map(({ id, name }) => (
          <p key={id} className={classes.carried}>
            <IconPaperclip size={16} stroke={1.75} aria-hidden="true" />
            {name}
          </p>
        ))}
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
        {!isRefused && canDiscard && (
          <div className={classes.failed}>
            <button type="button" onClick={() => room.discard(unsent)}>
              {t('message.discard')}
            </button>
          </div>
        )}
        {isRefused && (
          <div className={classes.failed} role="alert">
            <IconAlertCircle size={16} stroke={2} aria-hidden="true" />
            <span>{`${t('message.failed')}. ${t(`refused.${reason}`)}`}</span>
            {reason === 'too_long' || reason === 'invalid' ? (
              <button type="button" onClick={() => room.rewrite(unsent)}>
                {t('message.rewrite')}
              </button>
            ) : (
              <button type="button" onClick={() => room.retry(unsent)}>
                {t('message.retry')}
              </button>
            )}
            <button type="button" onClick={() => room.discard(unsent)}>
              {t('message.discard')}
            </button>
          </div>
        )}
      </div>
    </article>
  );
}

const namedReasons = ['too_long', 'invalid', 'guardian_missing'] as const;

/** The text key of a refusal. For a message with files the reason is one of the files. */
function reasonOf({ refused, files }: Unsent) {
  if (refused === 'invalid' && files) return 'gone';
  return namedReasons.find((one) => one === refused) ?? 'forbidden';
}
