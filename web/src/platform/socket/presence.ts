import { type Channel, Presence } from 'phoenix';
import { useSyncExternalStore } from 'react';

/** When people who went offline were last online (ISO), as the service reported it; null if they hide it. */
export type LastSeen = ReadonlyMap<string, string | null>;

/** The ids of everybody online, as strings. */
let online: ReadonlySet<string> = new Set();
let lastSeen: LastSeen = new Map();
const listeners = new Set<() => void>();

function set(next: ReadonlySet<string>): void {
  online = next;
  for (const listener of [...listeners]) listener();
}

/** Users who are online, among the people whose presence this user may see. */
export const presence = {
  get: (): ReadonlySet<string> => online,
  lastSeen: (): LastSeen => lastSeen,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Tracks the presence of `users:join`; call before the channel is joined. */
  follow(channel: Channel): void {
    // Data fetched after a join already contains everything before it.
    channel.on('presence_state', () => {
      lastSeen = new Map();
    });
    const tracked = new Presence(channel);
    tracked.onLeave((id, present, left) => {
      if (id !== undefined && present.metas.length === 0 && left.last_seen_at !== undefined)
        lastSeen = new Map(lastSeen).set(id, left.last_seen_at);
    });
    tracked.onSync(() => set(new Set(tracked.list((key) => key))));
  },
  clear(): void {
    lastSeen = new Map();
    set(new Set());
  },
};

/** When a person was last online: the time at which they went offline, else the time fetched with the conversation. */
export function lastSeenOf(
  user: { id: number; last_seen_at: string | null },
  times: LastSeen,
): string | null {
  const last = times.get(String(user.id));
  return last === undefined ? user.last_seen_at : last;
}

/** The ids (as strings) of everybody online. */
export function useOnline(): ReadonlySet<string> {
  return useSyncExternalStore(presence.subscribe, presence.get);
}

/** Last-online times of people who went offline since the connection was made; for `lastSeenOf`. */
export function useLastSeen(): LastSeen {
  return useSyncExternalStore(presence.subscribe, presence.lastSeen);
}

export function useIsOnline(userId: number | string): boolean {
  return useSyncExternalStore(presence.subscribe, () => presence.get().has(String(userId)));
}
