import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

let words = '';
let turn = 0;
const listeners = new Set<() => void>();

/** Announces `text` to screen readers, politely. Equal texts are announced again. */
export function announce(text: string): void {
  turn += 1;
  // An unchanged region is not announced: an invisible character distinguishes two equal texts.
  words = turn % 2 === 0 ? text : `${text}\u00a0`;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The region that `announce` writes to. Each layout has one. */
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
