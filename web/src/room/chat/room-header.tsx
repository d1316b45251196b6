import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconHandClick, IconUsers } from '@tabler/icons-react';
import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useNow } from '../../platform/clock/use-now.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { lastSeenOf, useLastSeen, useOnline } from '../../platform/socket/presence.ts';
import { useOverlay } from '../../ui/dialog/use-overlay.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { ConversationPicture } from '../conversations/conversation-picture.tsx';
import { RoomEvidenceButtons } from '../evidence/room-evidence-buttons.tsx';
import { conversationName, counterpartOf } from './list/conversation-names.ts';
import classes from './room-pane.module.css';

const ConversationPanel = lazy(() => loadChunk(() => import('../conversations/conversation-panel.tsx')));

interface RoomHeaderProps {
  conversation: Conversation;
}

/** The people in the conversation, and who of them is online. */
export const RoomHeader = memo(function RoomHeader({ conversation }: RoomHeaderProps) {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const online = useOnline();
  const lastSeen = useLastSeen();
  const formats = useFormats();
  const now = useNow();
  const details = useOverlay('details');
  const name = conversationName(conversation, userId);
  const counterpart = counterpartOf(conversation, userId);
  const { users } = conversation;
  const others = users.filter(({ id }) => id !== userId && online.has(String(id))).length;
  const presenceOf = (user: Conversation['users'][number] | undefined) => {
    if (user && online.has(String(user.id))) return t('list.online');
    const seen = user ? lastSeenOf(user, lastSeen) : null;
    return seen === null ? t('room.offline') : t('room.lastSeen', { when: formats.relative(seen, now) });
  };
  const other = users.find(({ id }) => id === counterpart);
  const people =
    counterpart !== null
      ? // A user who writes to the support sees their contact.
        `${other?.is_staff ? `${t('room.staff')} · ` : ''}${presenceOf(other)}`
      : `${t('room.members', { count: users.length })} · ${t('room.onlineCount', { count: others + 1 })}`;
  return (
    <header className={classes.header}>
      <Link to={paths.negotiationRoom} className={classes.back} aria-label={t('room.back')}>
        <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
      </Link>
      <span className={classes.picture}>
        <ConversationPicture conversation={conversation} size={40} />
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

/** Toc toc: notifies people who are not in the room; once in ten minutes, then it shows when it is possible again. */
function KnockButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const now = useNow();
  const { busy, act } = useAct();
  const { id: conversationId, knock_again_at: again, is_group: isGroup } = conversation;
  const waits = again !== null && Date.parse(again) > now.getTime();
  const label = waits ? t('knock.again', { time: formats.time(again) }) : t('knock.send');

  const name = isGroup ? 'Whatchat/SendTocTocOnGroupChat' : 'Whatchat/SendTocTocOnPrivateChat';

  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={label}
      title={label}
      aria-disabled={waits || busy}
      data-disabled={waits || busy || undefined}
      onClick={() => {
        // There is no tooltip on touch devices: the time is shown as a toast.
        if (waits) showDone(label);
        else if (!busy) void act(() => call(name, { conversationId }));
      }}
    >
      <IconHandClick size={22} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}
