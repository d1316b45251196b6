import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/login/use-session.ts';
import { useObservable } from '../../../platform/observable.ts';
import { authorName, messageText } from '../list/conversation-names.ts';
import type { Room } from '../room.ts';
import { cancelComposing } from './composing.ts';
import classes from './composing-banner.module.css';

const known = ['too_late', 'forbidden', 'guardian_missing', 'too_long', 'invalid'] as const;

/** Above the field: which message is being answered or edited, and why an edit was refused. */
export function ComposingBanner({ room }: { room: Room }) {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const composing = useObservable(room.composing);
  const conversation = room.state.get()?.conversation;
  if (!composing || !conversation) return null;
  const { act, message, refused } = composing;
  const name = authorName(conversation, message);
  const reason = known.find((one) => one === refused) ?? 'other';
  return (
    <div className={classes.banner}>
      <div className={classes.words}>
        <p className={classes.what}>
          {act === 'edit' ? t('composing.edit') : t('composing.reply', { name })}
        </p>
        <p className={classes.excerpt}>{messageText(message, t, conversation, userId)}</p>
        {refused !== undefined && (
          <p className={classes.refused} role="alert">
            {t(`editRefused.${reason}`)}
          </p>
        )}
      </div>
      <CloseButton aria-label={t('composing.cancel')} onClick={() => cancelComposing(room)} />
    </div>
  );
}
