import { ActionIcon } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import type { Conversation, ConversationUser } from '@trattativa/contract/room/chat/chat';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useNow } from '../../platform/clock/use-now.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { lastSeenOf, useLastSeen, useOnline } from '../../platform/socket/presence.ts';
import { useAct } from '../../ui/feedback/use-act.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { pictureOfUser } from './conversation-pictures.ts';
import classes from './conversations.module.css';

/** The people in a conversation, their roles, and whether they are online. */
export function PeopleList({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations');
  const { t: chat } = useTranslation('chat');
  const { id: userId } = useUser();
  const online = useOnline();
  const lastSeen = useLastSeen();
  const formats = useFormats();
  const now = useNow();
  const { busy, act } = useAct();
  const { id: conversationId, users, can } = conversation;

  function standing(user: ConversationUser): string {
    const { id, role, is_staff: isStaff } = user;
    const seen = lastSeenOf(user, lastSeen);
    const as = role === 'owner' ? 'owner' : role === 'mediator' ? 'mediator' : isStaff ? 'staff' : null;
    const presence =
      online.has(String(id)) || id === userId
        ? t('panel.online')
        : seen === null
          ? t('panel.offline')
          : chat('room.lastSeen', { when: formats.relative(seen, now) });
    return as === null ? presence : `${t(`panel.${as}`)} · ${presence}`;
  }

  return (
    <div className={classes.part}>
      <h3>{t('panel.people', { count: users.length })}</h3>
      <ul className={classes.people}>
        {users.map((user) => (
          <li key={user.id} className={classes.line}>
            <AvatarPicture {...pictureOfUser(user)} size={36} />
            <span className={classes.who}>
              <span>{user.id === userId ? t('panel.you', { name: user.username }) : user.username}</span>
              <span className={classes.role}>{standing(user)}</span>
            </span>
            {can.remove && user.id !== userId && user.role !== 'mediator' && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                disabled={busy}
                aria-label={t('panel.remove', { name: user.username })}
                title={t('panel.remove', { name: user.username })}
                onClick={() =>
                  void act(() =>
                    call('Whatchat/RemoveConversationMember', { conversationId, userId: user.id }),
                  )
                }
              >
                <IconUserMinus size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
