import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useOverlay } from '../../ui/dialog/use-overlay.ts';

/** From this width of the window, the panel is beside the conversation. */
const wide = '(min-width: 85em)';
const choice = 'dealPanel';

/**
 * The position of the panel, whether it is open, and how to open and close it. Beside the room the choice is
 * remembered.
 */
export function useDealPanel(): { isBeside: boolean; isOpen: boolean; toggle(): void; close(): void } {
  const isBeside = useMediaQuery(wide, undefined, { getInitialValueInEffect: false }) === true;
  const [isShown, setShown] = useState(() => localStorage.getItem(choice) !== 'closed');
  const over = useOverlay('deal');

  function show(next: boolean): void {
    localStorage.setItem(choice, next ? 'open' : 'closed');
    setShown(next);
  }

  if (isBeside) {
    return { isBeside, isOpen: isShown, toggle: () => show(!isShown), close: () => show(false) };
  }
  return { isBeside, isOpen: over.opened, toggle: over.opened ? over.close : over.open, close: over.close };
}
