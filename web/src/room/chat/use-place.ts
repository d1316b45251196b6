import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useObservable } from '../../platform/observable.ts';
import type { Room } from './room.ts';
import type { RoomItem } from './room-items.ts';

/** How long a message stays highlighted after a jump. */
const markedMs = 2_500;

/** Scrolls to the room's scroll target; returns the key of the highlighted line. */
export function usePlace(
  room: Room,
  items: readonly RoomItem[],
  virtualizer: Virtualizer<HTMLDivElement, Element>,
): string | null {
  const place = useObservable(room.place);
  const done = useRef(place);
  const [marked, setMarked] = useState<string | null>(null);
  useEffect(() => {
    if (place === null || place === done.current) return;
    done.current = place;
    if (place.at === 'end') {
      virtualizer.scrollToEnd();
      return;
    }
    const index = items.findIndex((item) =>
      place.at === 'unread'
        ? item.kind === 'unread'
        : (item.kind === 'message' || item.kind === 'note') && item.message.id === place.at,
    );
    const item = items[index];
    if (!item) return;
    virtualizer.scrollToIndex(index, { align: 'center' });
    if (item.kind !== 'unread') setMarked(item.key);
  }, [place, items, virtualizer]);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), markedMs);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
}
