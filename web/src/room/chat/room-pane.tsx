import { Button } from '@mantine/core';
import { IconMessageOff } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useObservable } from '../../platform/observable.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { showProblem } from '../../ui/feedback/toasts.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { dealOf } from '../deal-panel/deal-of.ts';
import { useDealPanel } from '../deal-panel/use-deal-panel.ts';
import { DropFiles } from '../evidence/drop-files.tsx';
import { useChosenFiles } from '../evidence/use-chosen-files.ts';
import type { Chat } from './chat.ts';
import { Composer } from './composer/composer.tsx';
import { roomsOf } from './list/rooms.ts';
import { MessageList } from './message/message-list.tsx';
import { UnsentBubble } from './message/unsent-bubble.tsx';
import type { Room } from './room.ts';
import { RoomHeader } from './room-header.tsx';
import classes from './room-pane.module.css';

const DealStrip = lazy(() => loadChunk(() => import('../deal-panel/deal-strip.tsx')));
const MediationBanner = lazy(() => loadChunk(() => import('../conversations/mediation-banner.tsx')));
const RoomDeal = lazy(() => loadChunk(() => import('./room-deal.tsx')));

interface RoomPaneProps {
  chat: Chat;
  id: number;
}

/** One conversation: people, messages, the field. */
export function RoomPane({ chat, id }: RoomPaneProps) {
  const { t } = useTranslation('chat');
  const rooms = roomsOf(chat);
  const room = rooms.room(id);
  const state = useObservable(room.state);
  const refused = useObservable(room.refused);
  const unsent = useObservable(room.unsent);
  // Runs before any effect that looks at unread messages.
  useLayoutEffect(() => {
    const leave = rooms.show(id);
    chat.setOpen(id);
    return () => {
      chat.setOpen(null);
      leave();
    };
  }, [chat, rooms, id]);
  useLinkedMessage(room);
  useVisibleHeight();
  const deal = useDealPanel();
  const files = useChosenFiles(id);
  // On a phone the list, which contains the page's title, is hidden.
  const isPhone = useIsPhone();

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
        {/* Unsent messages of a closed conversation stay visible. */}
        {unsent.map((one) => (
          <UnsentBubble key={one.clientId} unsent={one} room={room} startsGroup />
        ))}
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
  const { conversation } = state;
  const about = dealOf(conversation);
  return (
    <div className={classes.room}>
      <DropFiles className={classes.pane} onFiles={files.add}>
        {isPhone && <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>}
        <RoomHeader conversation={conversation} />
        {about && (
          <Suspense>
            <DealStrip about={about} isOpen={deal.isOpen} onToggle={deal.toggle} />
          </Suspense>
        )}
        {conversation.mediation !== null && (
          <Suspense>
            <MediationBanner conversation={conversation} mediation={conversation.mediation} />
          </Suspense>
        )}
        <MessageList room={room} />
        <TypingLine room={room} />
        <Composer room={room} type={conversation.type} />
      </DropFiles>
      {about && deal.isOpen && (
        <Suspense>
          <RoomDeal about={about} isBeside={deal.isBeside} onClose={deal.close} />
        </Suspense>
      )}
    </div>
  );
}

/** `?message=` names a message to show: from the search, a notification, or a saved link. */
function useLinkedMessage(room: Room): void {
  const { t } = useTranslation('chat');
  const [address] = useSearchParams();
  const messageId = address.get('message') ?? '';
  const { key } = useLocation();
  // Once for each visit: closing an overlay does not jump again.
  const followed = useRef(new Set<string>());
  useEffect(() => {
    if (!/^[1-9]\d{0,14}$/.test(messageId) || followed.current.has(key)) return;
    followed.current.add(key);
    room.goTo(Number(messageId));
  }, [room, messageId, key]);
  const notFound = useObservable(room.notFound);
  useEffect(() => {
    if (notFound === null) return;
    room.notFound.set(null);
    showProblem(t('room.messageNotFound'));
  }, [room, notFound, t]);
}

/** Names of the others who are typing in this room. */
function TypingLine({ room }: { room: Room }) {
  const { t } = useTranslation('chat');
  const [first, second, ...more] = useObservable(room.typing.others).map(({ username }) => username);
  let words = '';
  if (more.length > 0) words = t('typing.several');
  else if (first && second) words = t('typing.two', { first, second });
  else if (first) words = t('typing.one', { name: first });
  return <p className={classes.typing}>{words}</p>;
}

/**
 * Sets `--room-top` and `--room-height` to the visible part of the window: a phone's keyboard covers the page, and not
 * every browser resizes it.
 */
function useVisibleHeight(): void {
  useEffect(() => {
    const visible = window.visualViewport;
    if (!visible) return;
    const { style } = document.documentElement;
    const measure = () => {
      // A zoomed page shows less, but nothing covers the room.
      if (visible.scale > 1) return;
      style.setProperty('--room-top', `${visible.offsetTop}px`);
      style.setProperty('--room-height', `${visible.height}px`);
    };
    measure();
    visible.addEventListener('resize', measure);
    visible.addEventListener('scroll', measure);
    return () => {
      visible.removeEventListener('resize', measure);
      visible.removeEventListener('scroll', measure);
      style.removeProperty('--room-top');
      style.removeProperty('--room-height');
    };
  }, []);
}
