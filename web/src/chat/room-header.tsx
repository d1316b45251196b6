import { IconArrowLeft } from '@tabler/icons-react';
import type { Conversation } from '@trattativa/contract/chat/chat';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { useUser } from '../platform/session/use-session.ts';
import { useOnline } from '../platform/socket/use-online.ts';
import { AvatarPicture } from '../ui/avatar-picture.tsx';
import { conversationName, counterpartOf } from './conversation-names.ts';
import classes from './room-pane.module.css';

interface RoomHeaderProps {
  conversation: Conversation;
}

/** Who is in the conversation, and who of them is online. */
export const RoomHeader = memo(function RoomHeader({ conversation }: RoomHeaderProps) {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const online = useOnline();
  const name = conversationName(conversation, userId);
  const counterpart = counterpartOf(conversation, userId);
  const { users } = conversation;
  const others = users.filter(({ id }) => id !== userId && online.has(String(id))).length;
  const people =
    counterpart !== null
      ? t(others > 0 ? 'list.online' : 'room.offline')
      : `${t('room.members', { count: users.length })} · ${t('room.onlineCount', { count: others + 1 })}`;
  return (
    <header className={classes.header}>
      <Link to={paths.negotiationRoom} className={classes.back} aria-label={t('room.back')}>
        <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
      </Link>
      <AvatarPicture name={name} url={null} size={40} kind={counterpart === null ? 'club' : 'person'} />
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p
          className={classes.people}
          data-online={others > 0 || undefined}
          title={users.map(({ username }) => username).join(', ')}
        >
          {people}
        </p>
      </div>
    </header>
  );
});
