import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/session/use-session.ts';
import { announce } from '../ui/live-region.tsx';
import { authorName, messageText } from './conversation-names.ts';
import { JumpToLatest } from './jump-to-latest.tsx';
import classes from './message-list.module.css';
import { useObservable } from './observable.ts';
import type { Room } from './room.ts';
import { type RoomItem, roomItems } from './room-items.ts';
import { RoomLine } from './room-line.tsx';

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
  const items = useMemo(
    () => roomItems({ messages, unsent, userId, hasOlder, readUpTo }),
    [messages, unsent, userId, hasOlder, readUpTo],
  );

  // While the opening scrolls to its place nothing is put in above it.
  const settled = useRef(false);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]?.key ?? index,
    estimateSize: (index) => estimates[items[index]?.kind ?? 'message'],
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endThreshold,
    overscan: 8,
    paddingStart: 8,
    paddingEnd: 8,
    onChange(instance) {
      const { range, scrollOffset, scrollRect } = instance;
      if (!range || !scrollRect) return;
      if (settled.current && range.startIndex < linesAhead) room.loadOlder();
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

  // One's own words are always looked at.
  const sentCount = useRef(unsent.length);
  useEffect(() => {
    if (unsent.length > sentCount.current) virtualizer.scrollToEnd();
    sentCount.current = unsent.length;
  }, [unsent.length, virtualizer]);

  const lastId = messages.at(-1)?.id ?? 0;
  const seenId = useSeen(room, lastId, atEnd);
  useAnnouncement(room, lastId);
  const news = messages.filter(({ id, from_id: from }) => id > seenId && from !== userId).length;

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
                <RoomLine item={items[index] as RoomItem} conversation={state.conversation} room={room} />
              )}
            </div>
          ))}
        </div>
      </section>
      {!atEnd && <JumpToLatest count={news} onJump={() => virtualizer.scrollToEnd({ behavior: 'smooth' })} />}
    </div>
  );
}

/** Marks as read what is looked at: everything at the opening, then whatever stands at the end of a visible page. */
function useSeen(room: Room, lastId: number, atEnd: boolean): number {
  const [seenId, setSeenId] = useState(lastId);
  const opened = useRef(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || (opened.current && !atEnd)) return;
      opened.current = true;
      setSeenId(lastId);
      room.markRead();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [room, lastId, atEnd]);
  return seenId;
}

/** Says a message of somebody else that comes while the room is open. */
function useAnnouncement(room: Room, lastId: number): void {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const said = useRef(lastId);
  useEffect(() => {
    const state = room.state.get();
    const last = state?.messages.at(-1);
    const isNews = said.current > 0 && last !== undefined && last.id > said.current;
    said.current = lastId;
    if (!state || !last || !isNews || last.from_id === userId) return;
    const name = authorName(state.conversation, last) || t('room.platform');
    announce(t('announce.newFrom', { name, text: messageText(last, t) }));
  }, [room, lastId, userId, t]);
}
