import { IconCheck, IconChecks } from '@tabler/icons-react';
import type { ChatMessage, Conversation } from '@trattativa/contract/room/chat/chat';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { lazy, memo, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { AvatarPicture } from '../../../ui/text/avatar-picture.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { pictureOfUser } from '../../conversations/conversation-pictures.ts';
import { authorName } from '../list/conversation-names.ts';
import type { Room } from '../room.ts';
import { MessageActions } from './message-actions.tsx';
import classes from './message-bubble.module.css';
import { MessageQuote } from './message-quote.tsx';
import { MessageWords } from './message-words.tsx';

const MessageFiles = lazy(() => loadChunk(() => import('../../evidence/message-files.tsx')));

interface MessageBubbleProps {
  message: ChatMessage;
  conversation: Conversation;
  room: Room;
  startsGroup: boolean;
}

/** A stored message. The user's own messages show whether somebody has read them. */
export const MessageBubble = memo(
  function MessageBubble({ message, conversation, room, startsGroup }: MessageBubbleProps) {
    const { t } = useTranslation('chat');
    const [isOpen, setOpen] = useState(false);
    const longPress = useLongPress(() => setOpen(true));
    const { time, dateTime } = useFormats();
    const { id: userId } = useUser();
    const isOwn = message.from_id === userId;
    const name = authorName(conversation, message);
    const author = conversation.users.find(({ id }) => id === message.from_id);
    return (
      <article
        className={classes.message}
        data-own={isOwn || undefined}
        data-start={startsGroup || undefined}
        {...longPress}
      >
        {!isOwn && (
          <span className={classes.picture}>
            {startsGroup && (
              <AvatarPicture {...(author ? pictureOfUser(author) : { name, url: null })} size={32} />
            )}
          </span>
        )}
        <div className={classes.bubble}>
          {!isOwn &&
            (startsGroup && conversation.type !== conversationType.oneToOne ? (
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

/** The other members who have read this message. */
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

const pressMs = 450;
/** A finger that moves further is scrolling. */
const wander = 10;

/** Event handlers for a long press on an element. */
function useLongPress(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch' || (event.target as Element).closest('a, button')) return;
      from.current = { x: event.clientX, y: event.clientY };
      end();
      timer.current = setTimeout(act, pressMs);
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = from.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > wander) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
