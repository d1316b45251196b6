import { VisuallyHidden } from '@mantine/core';
import type { Conversation } from '@trattativa/contract/chat/chat';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { conversationPath } from '../app/paths.ts';
import { useNow } from '../platform/clock/use-now.ts';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { useUser } from '../platform/session/use-session.ts';
import { useIsOnline } from '../platform/socket/use-online.ts';
import { AvatarPicture } from '../ui/avatar-picture.tsx';
import classes from './conversation-list.module.css';
import { conversationName, counterpartOf, messageText } from './conversation-names.ts';

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
}

/** One conversation of the list: who, when, the last words, what is unread. */
export const ConversationRow = memo(function ConversationRow({ conversation, isOpen }: ConversationRowProps) {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const formats = useFormats();
  const now = useNow();
  const name = conversationName(conversation, userId);
  const isOnline = useIsOnline(counterpartOf(conversation, userId) ?? -1);
  const last = conversation.messages.at(-1);
  const words = last ? messageText(last, t) : t('list.nothingSaid');
  const isToday = new Date(conversation.updated_at).toDateString() === now.toDateString();
  const unread = conversation.unread_count;
  return (
    <Link
      to={conversationPath(conversation.id)}
      className={classes.row}
      aria-current={isOpen ? 'page' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <span className={classes.picture}>
        <AvatarPicture name={name} url={null} size={44} kind={conversation.type === 2 ? 'person' : 'club'} />
        {isOnline && <span className={classes.online} />}
      </span>
      <span className={classes.name}>
        {name}
        {isOnline && <VisuallyHidden>{`, ${t('list.online')}`}</VisuallyHidden>}
      </span>
      <time className={classes.when} dateTime={conversation.updated_at}>
        {isToday ? formats.time(conversation.updated_at) : formats.date(conversation.updated_at)}
      </time>
      <span className={classes.last}>
        {last?.from_id === userId && last.kind === 'text' ? t('list.you', { text: words }) : words}
      </span>
      {unread > 0 && (
        <span className={classes.badge}>
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <VisuallyHidden>{t('list.unread', { count: unread })}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
});
