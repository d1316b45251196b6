import { useSyncExternalStore } from 'react';
import { type LastSeen, presence } from './presence.ts';

/** The ids (as strings) of everybody online. */
export function useOnline(): ReadonlySet<string> {
  return useSyncExternalStore(presence.subscribe, presence.get);
}

/** When those who went offline since the connection was made were last online; for `lastSeenOf`. */
export function useGone(): LastSeen {
  return useSyncExternalStore(presence.subscribe, presence.gone);
}

export function useIsOnline(userId: number | string): boolean {
  return useSyncExternalStore(presence.subscribe, () => presence.get().has(String(userId)));
}
