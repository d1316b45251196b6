import { IconBellOff } from '@tabler/icons-react';
import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNow } from '../../../platform/clock/use-now.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { conversationPath } from '../../../platform/paths.ts';
import { useIsOnline } from '../../../platform/socket/presence.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { ConversationPicture } from '../../conversations/conversation-picture.tsx';
import { UnreadBadge } from '../../conversations/unread-badge.tsx';
import classes from './conversation-list.module.css';
import { conversationName, counterpartOf, messageText } from './conversation-names.ts';

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
  /** The unsent text in its field; shown instead of the last message. */
  draft: string;
}

/** One conversation of the list: who, when, the last message, the unread count. */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  isOpen,
  draft,
}: ConversationRowProps) {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const formats = useFormats();
  const now = useNow();
  const name = conversationName(conversation, userId);
  const isOnline = useIsOnline(counterpartOf(conversation, userId) ?? -1);
  const last = conversation.messages.at(-1);
  const files = last?.attachments?.map((file) => file.name).join(', ');
  const words = last ? messageText(last, t, conversation, userId) || (files ?? '') : t('list.nothingSaid');
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
        <ConversationPicture conversation={conversation} size={44} />
        {isOnline && <span className={classes.online} />}
      </span>
      <span className={classes.name}>
        {name}
        {isOnline && <VisuallyHidden>{`, ${t('list.online')}`}</VisuallyHidden>}
        {conversation.muted && (
          <>
            <IconBellOff className={classes.muted} size={14} stroke={1.75} aria-hidden="true" />
            <VisuallyHidden>{`, ${t('list.muted')}`}</VisuallyHidden>
          </>
        )}
      </span>
      <time className={classes.when} dateTime={conversation.updated_at}>
        {isToday ? formats.time(conversation.updated_at) : formats.shortDate(conversation.updated_at, now)}
      </time>
      <span className={classes.last} data-draft={draft.trim() !== '' || undefined}>
        {draft.trim() !== ''
          ? t('list.draft', { text: draft.trim() })
          : last?.from_id === userId && (last.kind === 'text' || last.kind === 'file')
            ? t('list.you', { text: words })
            : words}
      </span>
      <UnreadBadge count={unread} muted={conversation.muted} />
    </Link>
  );
});
