import type { Channel } from 'phoenix';
import { Presence } from 'phoenix';

/** When people who went offline were last online (ISO), as the service said when they went; null: not for others to know. */
export type LastSeen = ReadonlyMap<string, string | null>;

/** The ids of who is online, as strings. */
let online: ReadonlySet<string> = new Set();
let gone: LastSeen = new Map();
const listeners = new Set<() => void>();

function set(next: ReadonlySet<string>): void {
  online = next;
  for (const listener of [...listeners]) listener();
}

/** Who is online among the people the service shows to this user. */
export const presence = {
  get: (): ReadonlySet<string> => online,
  gone: (): LastSeen => gone,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Follows the presence of `users:join`; call before the channel is joined. */
  follow(channel: Channel): void {
    // What is fetched with a join knows by itself when people went before it.
    channel.on('presence_state', () => {
      gone = new Map();
    });
    const tracked = new Presence(channel);
    tracked.onLeave((id, present, left) => {
      if (id !== undefined && present.metas.length === 0 && left.last_seen_at !== undefined)
        gone = new Map(gone).set(id, left.last_seen_at);
    });
    tracked.onSync(() => set(new Set(tracked.list((key) => key))));
  },
  clear(): void {
    gone = new Map();
    set(new Set());
  },
};

/** When a person was last online, as it would be fetched now: from when they went, else what was fetched with the conversation. */
export function lastSeenOf(user: { id: number; last_seen_at: string | null }, told: LastSeen): string | null {
  const last = told.get(String(user.id));
  return last === undefined ? user.last_seen_at : last;
}
