import { useVirtualizer } from '@tanstack/react-virtual';
import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../platform/login/use-session.ts';
import { useObservable } from '../../platform/observable.ts';
import { announce } from '../../ui/live-region.tsx';
import { authorName, messageText } from './conversation-names.ts';
import { JumpToLatest, JumpToUnread } from './jump-buttons.tsx';
import classes from './message-list.module.css';
import type { Room } from './room.ts';
import { type RoomItem, roomItems } from './room-items.ts';
import { RoomLine } from './room-line.tsx';
import { usePlace } from './use-place.ts';

const estimates: Record<RoomItem['kind'], number> = {
  beginning: 52,
  day: 44,
  unread: 36,
  note: 40,
  message: 62,
  unsent: 62,
};
/** So near the end that what comes is followed. */
const endThreshold = 80;
/** How long the opening may take to scroll to its place. */
const settleMs = 300;
/** Older messages are asked for when so few lines are left above. */
const linesAhead = 15;

/** What was said, only the lines on screen drawn; older ones come when scrolled to. */
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

  // While the opening scrolls to its place nothing is put in above it.
  const settled = useRef(false);
  // What is loaded downwards stands below the reader; only what is said at the end is followed.
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

  // Opened: at the first unread message, or at the end.
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

  // The field grows, a keyboard comes, a strip appears above: who was at the end stays there.
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

  // More was missed than came along: the first of it is further up.
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

/** Marks as read what is looked at: everything at the opening, then whatever stands at the end of a visible page. */
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

/** Says a message of somebody else that comes while the room is open. */
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
