import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * On a new screen, moves the focus to its content, so that a screen reader announces it. A changed filter in the
 * address is no new screen, and the first screen keeps the browser's own focus.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
