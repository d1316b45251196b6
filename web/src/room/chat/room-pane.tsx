import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMessageOff } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useObservable } from '../../platform/observable.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { showProblem } from '../../ui/toasts.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { dealOf } from '../deal-panel/deal-of.ts';
import { useDealPanel } from '../deal-panel/use-deal-panel.ts';
import { DropFiles } from '../evidence/drop-files.tsx';
import { useChosenFiles } from '../evidence/use-chosen-files.ts';
import type { Chat } from './chat.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import type { Room } from './room.ts';
import { RoomHeader } from './room-header.tsx';
import classes from './room-pane.module.css';
import { roomsOf } from './rooms.ts';
import { TypingLine } from './typing-line.tsx';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useVisibleHeight } from './use-visible-height.ts';

const DealStrip = lazy(() => loadChunk(() => import('../deal-panel/deal-strip.tsx')));
const MediationBanner = lazy(() => loadChunk(() => import('../conversations/mediation-banner.tsx')));
const RoomDeal = lazy(() => loadChunk(() => import('./room-deal.tsx')));

interface RoomPaneProps {
  chat: Chat;
  id: number;
}

/** One conversation: who, what was said, the field to write. */
export function RoomPane({ chat, id }: RoomPaneProps) {
  const { t } = useTranslation('chat');
  const rooms = roomsOf(chat);
  const room = rooms.room(id);
  const state = useObservable(room.state);
  const refused = useObservable(room.refused);
  const unsent = useObservable(room.unsent);
  // Before anything in it looks at what is to be read.
  useLayoutEffect(() => {
    const leave = rooms.show(id);
    chat.setOpen(id);
    return () => {
      chat.setOpen(null);
      leave();
    };
  }, [chat, rooms, id]);
  useAskedMessage(room);
  useVisibleHeight();
  const deal = useDealPanel();
  const files = useChosenFiles(id);
  // There the list, which carries the page's title, is put away.
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });

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
        {/* What can be sent no more is not lost unseen. */}
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

/** `?message=` names a message to be shown: from a search, a notification, or a link that somebody kept. */
function useAskedMessage(room: Room): void {
  const { t } = useTranslation('chat');
  const [address] = useSearchParams();
  const asked = address.get('message') ?? '';
  const { key } = useLocation();
  // Once for each visit: coming back from what lay over the room does not jump again.
  const followed = useRef(new Set<string>());
  useEffect(() => {
    if (!/^[1-9]\d{0,14}$/.test(asked) || followed.current.has(key)) return;
    followed.current.add(key);
    room.goTo(Number(asked));
  }, [room, asked, key]);
  const notFound = useObservable(room.notFound);
  useEffect(() => {
    if (notFound === null) return;
    room.notFound.set(null);
    showProblem(t('room.messageNotFound'));
  }, [room, notFound, t]);
}
