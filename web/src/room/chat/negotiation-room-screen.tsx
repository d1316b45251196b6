import { ActionIcon, Button } from '@mantine/core';
import { IconMessages, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useObservable } from '../../platform/observable.ts';
import { useOverlay } from '../../ui/dialog/use-overlay.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePageTitle } from '../../ui/page/page-title.ts';
import { type Chat, currentChat } from './chat.ts';
import { ConversationList } from './list/conversation-list.tsx';
import classes from './negotiation-room-screen.module.css';
import { RoomPane } from './room-pane.tsx';

const NewConversationDialog = lazy(() =>
  loadChunk(() => import('../conversations/new-conversation-dialog.tsx')),
);
const OngoingNegotiations = lazy(() => loadChunk(() => import('../conversations/ongoing-negotiations.tsx')));
const SupportLine = lazy(() => loadChunk(() => import('../conversations/support-line.tsx')));

/** /negotiationRoom: the conversations and the open one, or a welcome (spec §2). */
export default function NegotiationRoomScreen() {
  const { t } = useTranslation('chat');
  const { conversationId } = useParams();
  const chat = useObservable(currentChat);
  const id = /^[1-9]\d{0,14}$/.test(conversationId ?? '') ? Number(conversationId) : null;
  const starting = useOverlay('new');
  usePageTitle(t('title'));
  if (!chat) return null;
  return (
    <div className={classes.screen} data-open={id !== null || undefined}>
      <div className={classes.list}>
        <div className={classes.head}>
          <h1 className={classes.title}>{t('title')}</h1>
          <ActionIcon
            variant="light"
            size={44}
            aria-label={t('list.new')}
            title={t('list.new')}
            onClick={starting.open}
          >
            <IconPlus size={22} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </div>
        <ConversationList chat={chat} openId={id} />
        <div className={classes.foot}>
          <Suspense>
            <SupportLine />
          </Suspense>
        </div>
      </div>
      {/*
        Not inside the list, which is hidden on a phone while a room is open: an invisible dialog would block the page.
      */}
      {starting.opened && (
        <Suspense>
          <NewConversationDialog onClose={starting.close} />
        </Suspense>
      )}
      <div className={classes.room}>
        {id === null ? (
          <Welcome chat={chat} onBegin={starting.open} />
        ) : (
          <RoomPane key={id} chat={chat} id={id} />
        )}
      </div>
    </div>
  );
}

/** Beside the list before a conversation is opened: how to open one, or how to begin the first. */
function Welcome({ chat, onBegin }: { chat: Chat; onBegin: () => void }) {
  const { t } = useTranslation('chat');
  const none = useObservable(chat.discussions)?.length === 0;
  if (none) {
    return (
      <div className={classes.welcome}>
        <EmptyState
          icon={IconMessages}
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
          action={<Button onClick={onBegin}>{t('list.new')}</Button>}
        />
      </div>
    );
  }
  return (
    <div className={classes.welcome}>
      <EmptyState icon={IconMessages} title={t('welcome.title')} text={t('welcome.text')} />
      <Suspense>
        <OngoingNegotiations known={chat.discussions} />
      </Suspense>
    </div>
  );
}
