import { IconCheck, IconChecks } from '@tabler/icons-react';
import type { ChatMessage, Conversation } from '@trattativa/contract/room/chat/chat';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { AvatarPicture } from '../../ui/avatar-picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { authorName } from './conversation-names.ts';
import { MessageActions } from './message-actions.tsx';
import classes from './message-bubble.module.css';
import { MessageQuote } from './message-quote.tsx';
import { MessageWords } from './message-words.tsx';
import type { Room } from './room.ts';
import { useLongPress } from './use-long-press.ts';

const MessageFiles = lazy(() => loadChunk(() => import('../evidence/message-files.tsx')));

interface MessageBubbleProps {
  message: ChatMessage;
  conversation: Conversation;
  room: Room;
  startsGroup: boolean;
}

/** A message that the service has. One's own say whether somebody has read them. */
export const MessageBubble = memo(
  function MessageBubble({ message, conversation, room, startsGroup }: MessageBubbleProps) {
    const { t } = useTranslation('chat');
    const [isOpen, setOpen] = useState(false);
    const longPress = useLongPress(() => setOpen(true));
    const { time, dateTime } = useFormats();
    const { id: userId } = useUser();
    const isOwn = message.from_id === userId;
    const name = authorName(conversation, message);
    return (
      <article
        className={classes.message}
        data-own={isOwn || undefined}
        data-start={startsGroup || undefined}
        {...longPress}
      >
        {!isOwn && (
          <span className={classes.picture}>
            {startsGroup && <AvatarPicture name={name} url={null} size={32} />}
          </span>
        )}
        <div className={classes.bubble}>
          {!isOwn &&
            (startsGroup && conversation.type !== 2 ? (
              <p className={classes.author}>{name}</p>
            ) : (
              <VisuallyHidden>{name}</VisuallyHidden>
            ))}
          {message.reply_to && (
            <MessageQuote quote={message.reply_to} conversation={conversation} room={room} />
          )}
          {message.attachments && (
            <Suspense>
              <MessageFiles files={message.attachments} />
            </Suspense>
          )}
          {message.deleted_at !== null && <p className={classes.deleted}>{t('message.deleted')}</p>}
          {message.content !== '' && (
            <p className={classes.text}>
              <MessageWords message={message} conversation={conversation} />
            </p>
          )}
          <p className={classes.meta}>
            {message.edited_at !== null && message.deleted_at === null && (
              <span title={dateTime(message.edited_at)}>{t('message.edited')}</span>
            )}
            <time dateTime={message.inserted_at}>{time(message.inserted_at)}</time>
            {isOwn && <ReadSign names={readersOf(message, conversation, userId)} />}
          </p>
          <MessageActions
            message={message}
            conversation={conversation}
            room={room}
            name={name}
            isOpen={isOpen}
            onOpen={setOpen}
          />
        </div>
      </article>
    );
  },
  (before, after) =>
    before.message === after.message &&
    before.startsGroup === after.startsGroup &&
    (before.conversation === after.conversation ||
      (peopleOf(before.conversation) === peopleOf(after.conversation) && hasSameReaders(before, after))),
);

function ReadSign({ names }: { names: string[] }) {
  const { t } = useTranslation('chat');
  const words = names.length > 0 ? t('message.read', { names: names.join(', ') }) : t('message.sent');
  const Icon = names.length > 0 ? IconChecks : IconCheck;
  return (
    <span className={classes.sign} title={words} data-read={names.length > 0 || undefined}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/** Who of the others has read up to this message or further. */
function readersOf(message: ChatMessage, { users }: Conversation, userId: number): string[] {
  return users
    .filter(({ id, last_read_message_id: upTo }) => id !== userId && upTo >= message.id)
    .map(({ username }) => username);
}

function peopleOf({ users, former_users: former }: Conversation): string {
  return [...users, ...former].map(({ id, username }) => `${id} ${username}`).join();
}

function hasSameReaders(before: MessageBubbleProps, after: MessageBubbleProps): boolean {
  const upTo = ({ conversation, message }: MessageBubbleProps) =>
    conversation.users.map(({ last_read_message_id: id }) => id >= message.id).join();
  return upTo(before) === upTo(after);
}
