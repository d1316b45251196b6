import { useSyncExternalStore } from 'react';
import { presence } from './presence.ts';

/** The ids (as strings) of everybody online. */
export function useOnline(): ReadonlySet<string> {
  return useSyncExternalStore(presence.subscribe, presence.get);
}

export function useIsOnline(userId: number | string): boolean {
  return useSyncExternalStore(presence.subscribe, () => presence.get().has(String(userId)));
}
