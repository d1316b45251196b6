import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/login/use-session.ts';
import { useObservable } from '../../../platform/observable.ts';
import { announce } from '../../../ui/feedback/live-region.tsx';
import { authorName, messageText } from '../list/conversation-names.ts';
import type { Room } from '../room.ts';
import { type RoomItem, roomItems } from '../room-items.ts';
import { usePlace } from '../use-place.ts';
import classes from './message-list.module.css';
import { RoomLine } from './room-line.tsx';

const estimates: Record<RoomItem['kind'], number> = {
  beginning: 52,
  day: 44,
  unread: 36,
  note: 40,
  message: 62,
  unsent: 62,
};
/** At most this far from the end, new messages scroll into view. */
const endThreshold = 80;
/** How long the initial scroll may take. */
const settleMs = 300;
/** Older messages are loaded when fewer lines are left above. */
const linesAhead = 15;

/** The messages, of which only the visible lines are rendered; older ones load on scrolling. */
export function MessageList({ room }: { room: Room }) {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const state = useObservable(room.state);
  const unsent = useObservable(room.unsent);
  const readUpTo = useObservable(room.readUpTo);
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const messages = state?.messages ?? [];
  const hasOlder = state?.hasOlder ?? false;
  const hasNewer = state?.hasNewer ?? false;
  const items = useMemo(
    () => roomItems({ messages, unsent, userId, hasOlder, readUpTo }),
    [messages, unsent, userId, hasOlder, readUpTo],
  );

  // Nothing is added above during the initial scroll.
  const settled = useRef(false);
  // Messages loaded downwards stay below the reader; only new ones at the end scroll into view.
  const wasAtEnd = useRef(true);
  useEffect(() => {
    wasAtEnd.current = !hasNewer;
  });
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]?.key ?? index,
    estimateSize: (index) => estimates[items[index]?.kind ?? 'message'],
    anchorTo: 'end',
    followOnAppend: !hasNewer && wasAtEnd.current,
    scrollEndThreshold: endThreshold,
    overscan: 8,
    paddingStart: 8,
    paddingEnd: 8,
    onChange(instance) {
      const { range, scrollOffset, scrollRect } = instance;
      if (!range || !scrollRect) return;
      if (settled.current) {
        if (range.startIndex < linesAhead) room.loadOlder();
        else if (range.endIndex > instance.options.count - linesAhead) room.loadNewer();
      }
      const below = instance.getTotalSize() - (scrollOffset ?? 0) - scrollRect.height;
      setAtEnd(below <= endThreshold);
    },
  });

  // Initial position: the first unread message, or the end.
  const opened = useRef(false);
  useLayoutEffect(() => {
    if (opened.current || items.length === 0) return;
    opened.current = true;
    const divider = items.findIndex(({ kind }) => kind === 'unread');
    if (divider > 0) virtualizer.scrollToIndex(divider, { align: 'center' });
    else virtualizer.scrollToEnd();
  });
  const isEmpty = items.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    const timer = setTimeout(() => {
      settled.current = true;
      if ((virtualizer.range?.startIndex ?? 0) < linesAhead) room.loadOlder();
    }, settleMs);
    return () => clearTimeout(timer);
  }, [isEmpty, room, virtualizer]);

  const marked = usePlace(room, items, virtualizer);

  // The field grows, a keyboard opens, a strip appears above: a reader at the end stays at the end.
  const isAtBottom = useRef(true);
  useEffect(() => {
    isAtBottom.current = atEnd;
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const watching = new ResizeObserver(() => {
      if (isAtBottom.current) virtualizer.scrollToEnd();
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, [virtualizer]);

  // More was missed than loaded: the first unread message is further up.
  const [isUnreadVisited, setUnreadVisited] = useState(false);
  const isUnreadAbove =
    !isUnreadVisited && hasOlder && readUpTo !== null && (messages[0]?.id ?? 0) > readUpTo;

  const isAtEnd = atEnd && !hasNewer;
  const seen = useSeen(room, state?.latest ?? null, isAtEnd);
  useAnnouncement(room, state?.latest?.id ?? 0);
  const news = hasNewer
    ? Math.max(0, (state?.latest?.seq ?? 0) - seen.seq)
    : messages.filter(({ id, from_id: from }) => id > seen.id && from !== userId).length;

  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={scroller} className={classes.scroller} aria-label={t('room.history')} tabIndex={0}>
        <div className={classes.lines} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.line}
              style={{ transform: `translateY(${start}px)` }}
            >
              {state && (
                <RoomLine
                  item={items[index] as RoomItem}
                  conversation={state.conversation}
                  room={room}
                  isMarked={items[index]?.key === marked}
                />
              )}
            </div>
          ))}
        </div>
      </section>
      {isUnreadAbove && (
        <JumpToUnread
          onJump={() => {
            setUnreadVisited(true);
            room.goTo('unread');
          }}
        />
      )}
      {!isAtEnd && <JumpToLatest count={news} onJump={() => room.goTo('end')} />}
    </div>
  );
}

/** Marks messages as read: everything when opened, then each message at the end of a visible page. */
function useSeen(room: Room, latest: ChatMessage | null, atEnd: boolean): { id: number; seq: number } {
  const [seen, setSeen] = useState({ id: latest?.id ?? 0, seq: latest?.seq ?? 0 });
  const opened = useRef(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || (opened.current && !atEnd)) return;
      opened.current = true;
      if (latest) setSeen({ id: latest.id, seq: latest.seq });
      room.markRead();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [room, latest, atEnd]);
  return seen;
}

/** Announces another user's new message while the room is open. */
function useAnnouncement(room: Room, lastId: number): void {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const said = useRef(lastId);
  useEffect(() => {
    const state = room.state.get();
    const last = state?.latest;
    const isNews = said.current > 0 && last != null && last.id > said.current;
    said.current = lastId;
    if (!state || !last || !isNews || last.from_id === userId) return;
    const name = authorName(state.conversation, last) || t('room.platform');
    announce(t('announce.newFrom', { name, text: messageText(last, t, state.conversation, userId) }));
  }, [room, lastId, userId, t]);
}

interface JumpToLatestProps {
  /** The number of new messages below. */
  count: number;
  onJump: () => void;
}

/** Scrolls down to the latest message. */
function JumpToLatest({ count, onJump }: JumpToLatestProps) {
  const { t } = useTranslation('chat');
  return (
    <button type="button" className={classes.jump} aria-label={t('room.toLatest')} onClick={onJump}>
      <IconArrowDown size={18} stroke={2} aria-hidden="true" />
      {count > 0 && <span>{t('room.newBelow', { count })}</span>}
    </button>
  );
}

/** Scrolls up to the first unread message. */
function JumpToUnread({ onJump }: { onJump: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <button type="button" className={classes.jump} data-up onClick={onJump}>
      <IconArrowUp size={18} stroke={2} aria-hidden="true" />
      {t('room.firstUnread')}
    </button>
  );
}
