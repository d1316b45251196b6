import { useEffect } from 'react';

/**
 * While it is used, `--room-top` and `--room-height` say which part of the window can be seen: a phone's keyboard lies
 * over the page, and not every browser makes the page smaller for it.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const visible = window.visualViewport;
    if (!visible) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Who looks closer sees less, but nothing covers the room.
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
