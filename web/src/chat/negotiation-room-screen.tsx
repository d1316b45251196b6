import { IconMessages } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { currentChat } from './chat.ts';
import { ConversationList } from './conversation-list.tsx';
import classes from './negotiation-room-screen.module.css';
import { useObservable } from './observable.ts';
import { RoomPane } from './room-pane.tsx';

/** /negotiationRoom: the conversations and the one that is open, or a welcome (spec §2). */
export default function NegotiationRoomScreen() {
  const { t } = useTranslation('chat');
  const { conversationId } = useParams();
  const chat = useObservable(currentChat);
  const id = /^[1-9]\d{0,14}$/.test(conversationId ?? '') ? Number(conversationId) : null;
  usePageTitle(t('title'));
  if (!chat) return null;
  return (
    <div className={classes.screen} data-open={id !== null || undefined}>
      <div className={classes.list}>
        <h1 className={classes.title}>{t('title')}</h1>
        <ConversationList chat={chat} openId={id} />
      </div>
      <div className={classes.room}>
        {id === null ? (
          <div className={classes.welcome}>
            <EmptyState icon={IconMessages} title={t('welcome.title')} text={t('welcome.text')} />
          </div>
        ) : (
          <RoomPane key={id} chat={chat} id={id} />
        )}
      </div>
    </div>
  );
}
