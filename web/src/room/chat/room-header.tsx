import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconUsers } from '@tabler/icons-react';
import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useNow } from '../../platform/clock/use-now.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { lastSeenOf } from '../../platform/socket/presence.ts';
import { useGone, useOnline } from '../../platform/socket/use-online.ts';
import { AvatarPicture } from '../../ui/avatar-picture.tsx';
import { useOverlay } from '../../ui/use-overlay.ts';
import { RoomEvidenceButtons } from '../evidence/room-evidence-buttons.tsx';
import { conversationName, conversationPicture, counterpartOf } from './conversation-names.ts';
import { KnockButton } from './knock-button.tsx';
import classes from './room-pane.module.css';

const ConversationPanel = lazy(() => loadChunk(() => import('../conversations/conversation-panel.tsx')));

interface RoomHeaderProps {
  conversation: Conversation;
}

/** Who is in the conversation, and who of them is online. */
export const RoomHeader = memo(function RoomHeader({ conversation }: RoomHeaderProps) {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const online = useOnline();
  const gone = useGone();
  const formats = useFormats();
  const now = useNow();
  const details = useOverlay('details');
  const name = conversationName(conversation, userId);
  const counterpart = counterpartOf(conversation, userId);
  const { users } = conversation;
  const others = users.filter(({ id }) => id !== userId && online.has(String(id))).length;
  const presenceOf = (user: Conversation['users'][number] | undefined) => {
    if (user && online.has(String(user.id))) return t('list.online');
    const seen = user ? lastSeenOf(user, gone) : null;
    return seen === null ? t('room.offline') : t('room.lastSeen', { when: formats.relative(seen, now) });
  };
  const other = users.find(({ id }) => id === counterpart);
  const people =
    counterpart !== null
      ? // Who writes to the support sees whom they have before them.
        `${other?.is_staff ? `${t('room.staff')} · ` : ''}${presenceOf(other)}`
      : `${t('room.members', { count: users.length })} · ${t('room.onlineCount', { count: others + 1 })}`;
  return (
    <header className={classes.header}>
      <Link to={paths.negotiationRoom} className={classes.back} aria-label={t('room.back')}>
        <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
      </Link>
      <span className={classes.picture}>
        <AvatarPicture {...conversationPicture(conversation, name)} url={null} size={40} />
      </span>
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p
          className={classes.people}
          data-online={others > 0 || undefined}
          title={users.map(({ username }) => username).join(', ')}
        >
          {people}
          {conversation.mediation?.mediator_id != null && ` · ${t('room.mediator')}`}
        </p>
      </div>
      <div className={classes.tools}>
        <Suspense>
          <RoomEvidenceButtons conversation={conversation} name={name} />
        </Suspense>
        {conversation.can.knock && <KnockButton conversation={conversation} />}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('room.details')}
          title={t('room.details')}
          onClick={details.open}
        >
          <IconUsers size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      {details.opened && (
        <Suspense>
          <ConversationPanel conversation={conversation} onClose={details.close} />
        </Suspense>
      )}
    </header>
  );
});
