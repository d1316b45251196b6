import type { Channel } from 'phoenix';
import { Presence } from 'phoenix';

/** The ids of who is online, as strings. */
let online: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function set(next: ReadonlySet<string>): void {
  online = next;
  for (const listener of [...listeners]) listener();
}

/** Who is online among the people the service shows to this user. */
export const presence = {
  get: (): ReadonlySet<string> => online,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Follows the presence of `users:join`; call before the channel is joined. */
  follow(channel: Channel): void {
    const tracked = new Presence(channel);
    tracked.onSync(() => set(new Set(tracked.list((id) => id))));
  },
  clear(): void {
    set(new Set());
  },
};
