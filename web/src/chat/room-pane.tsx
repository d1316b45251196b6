import { Button } from '@mantine/core';
import { IconMessageOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import type { Chat } from './chat.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { useObservable } from './observable.ts';
import { RoomHeader } from './room-header.tsx';
import classes from './room-pane.module.css';
import { TypingLine } from './typing-line.tsx';

interface RoomPaneProps {
  chat: Chat;
  id: number;
}

/** One conversation: who, what was said, the field to write. */
export function RoomPane({ chat, id }: RoomPaneProps) {
  const { t } = useTranslation('chat');
  const room = chat.room(id);
  const state = useObservable(room.state);
  const refused = useObservable(room.refused);
  useEffect(() => {
    const leave = chat.hold(id);
    chat.setOpen(id);
    return () => {
      chat.setOpen(null);
      leave();
    };
  }, [chat, id]);

  if (refused !== null) {
    return (
      <div className={classes.refused}>
        <EmptyState
          icon={IconMessageOff}
          title={t('room.refusedTitle')}
          text={t('room.refusedText')}
          action={
            <Button component={Link} to={paths.negotiationRoom} variant="default">
              {t('room.back')}
            </Button>
          }
        />
      </div>
    );
  }
  if (!state) {
    return (
      <div className={classes.waiting}>
        <Skeletons shape="rows" count={7} />
      </div>
    );
  }
  return (
    <section className={classes.pane}>
      <RoomHeader conversation={state.conversation} />
      <MessageList room={room} />
      <TypingLine room={room} />
      <Composer room={room} type={state.conversation.type} />
    </section>
  );
}
