import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

let words = '';
let turn = 0;
const listeners = new Set<() => void>();

/** Says `text` to screen readers, politely. The same words twice are said twice. */
export function announce(text: string): void {
  turn += 1;
  // A region that does not change says nothing: an invisible mark tells two equal announcements apart.
  words = turn % 2 === 0 ? text : `${text}\u00a0`;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The region that `announce` writes to. Each layout holds one. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, () => words);
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {text}
      </span>
    </VisuallyHidden>
  );
}
