import { type PointerEvent, useEffect, useRef } from 'react';

const pressMs = 450;
/** A finger that wanders further is scrolling. */
const wander = 10;

/** Handlers for an element that does something when a finger rests on it. */
export function useLongPress(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch' || (event.target as Element).closest('a, button')) return;
      from.current = { x: event.clientX, y: event.clientY };
      end();
      timer.current = setTimeout(act, pressMs);
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = from.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > wander) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
