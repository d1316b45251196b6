import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerPath } from '../../../people/players.ts';
import { useNow } from '../../../platform/clock/use-now.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { messageText } from '../list/conversation-names.ts';
import type { Room } from '../room.ts';
import type { RoomItem } from '../room-items.ts';
import { MessageBubble } from './message-bubble.tsx';
import classes from './message-list.module.css';
import { UnsentBubble } from './unsent-bubble.tsx';

/** Events that must not be overlooked. */
const warnings = new Set(['moneyRequested', 'moneyConfirmed']);

interface RoomLineProps {
  item: RoomItem;
  conversation: Conversation;
  room: Room;
  /** The user jumped to it: it is highlighted for a moment. */
  isMarked: boolean;
}

/** One line of the history, of any kind. */
export const RoomLine = memo(function RoomLine(props: RoomLineProps) {
  return (
    <div className={props.isMarked ? classes.marked : undefined}>
      <LineContent {...props} />
    </div>
  );
});

function LineContent({ item, conversation, room }: RoomLineProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const { id: userId } = useUser();
  switch (item.kind) {
    case 'beginning':
      return (
        <p className={classes.beginning}>
          {t(conversation.hidden_up_to_seq > 0 ? 'room.bound' : 'room.beginning')}
        </p>
      );
    case 'day':
      return <DayLine at={item.at} />;
    case 'unread':
      return (
        <p className={classes.unread}>
          <span>{t('room.newMessages')}</span>
        </p>
      );
    case 'note':
      return (
        <p className={classes.note}>
          <span
            className={classes.said}
            data-warns={warnings.has(item.message.meta?.event ?? '') || undefined}
          >
            {messageText(item.message, t, conversation, userId)}{' '}
            <NamedPlayer params={item.message.meta?.params} />
            <time dateTime={item.message.inserted_at}>{formats.time(item.message.inserted_at)}</time>
          </span>
        </p>
      );
    case 'message':
      return (
        <MessageBubble
          message={item.message}
          conversation={conversation}
          room={room}
          startsGroup={item.startsGroup}
        />
      );
    case 'unsent':
      return <UnsentBubble unsent={item.unsent} room={room} startsGroup={item.startsGroup} />;
  }
}

/** The page of the player whom a note names. */
function NamedPlayer({ params }: { params: Record<string, string | number> | undefined }) {
  const { t } = useTranslation('chat');
  if (params?.playerId === undefined) return null;
  return (
    <>
      <Link to={playerPath(Number(params.playerId))}>{t('room.openPlayer')}</Link>{' '}
    </>
  );
}

function DayLine({ at }: { at: string }) {
  const { t } = useTranslation('chat');
  const { date } = useFormats();
  const now = useNow();
  const day = new Date(at).toDateString();
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  let words = date(at);
  if (day === now.toDateString()) words = t('room.today');
  else if (day === yesterday.toDateString()) words = t('room.yesterday');
  return (
    <p className={classes.day}>
      <span>{words}</span>
    </p>
  );
}
