import { useSyncExternalStore } from 'react';
import { setUnreadInTitle } from '../../ui/page-title.ts';

let count = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The number on the chat icon and in the browser's tab. Opening the room resets it, until the next message or poll. */
export const pendingMessages = {
  get: (): number => count,
  set(next: number): void {
    count = Math.max(0, next);
    setUnreadInTitle(count);
    for (const listener of listeners) listener();
  },
  reset: (): void => pendingMessages.set(0),
};

export function usePendingMessages(): number {
  return useSyncExternalStore(subscribe, pendingMessages.get);
}
