import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useOverlay } from '../../ui/use-overlay.ts';

/** From this width of the window on the panel has a place of its own beside the conversation. */
const wide = '(min-width: 85em)';
const choice = 'dealPanel';

/** Where the panel stands, whether it is open, and how it is opened and closed. Beside the room the choice is kept. */
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
