import { type Channel, createPresence, type PresenceDiff } from '@trattativa/phoenix-server';
import type { ChatSession } from './chat-session.ts';

type ChatChannel = Channel<ChatSession>;

/**
 * Who is online, told to each person about their contacts only (SECURITY §4a). What a change costs is the number of
 * people who are told of it, not the number of people online.
 */
export class ContactPresence {
  readonly #presence = createPresence({ onDiff: (diff) => this.#spread(diff) });
  /** By account id: the channels that may see it. */
  readonly #watchers = new Map<string, Set<ChatChannel>>();
  readonly #watched = new Map<ChatChannel, Set<string>>();
  readonly #ofAccount = new Map<number, Set<ChatChannel>>();

  /** A tab of somebody has come: tells it who of these is online, and them that it is. */
  enter(channel: ChatChannel, contacts: readonly number[], at: Date): void {
    const { accountId, username } = channel.session;
    const keys = new Set([accountId, ...contacts].map(String));
    this.#watched.set(channel, keys);
    for (const key of keys) addTo(this.#watchers, key, channel);
    addTo(this.#ofAccount, accountId, channel);
    const user = { id: accountId, username };
    this.#presence.track(channel.id, String(accountId), { online_at: at.toISOString() }, { user });
    channel.push('presence_state', this.#presence.state(keys));
  }

  leave(channel: ChatChannel): void {
    this.#presence.untrack(channel.id);
    for (const key of this.#watched.get(channel) ?? []) removeFrom(this.#watchers, key, channel);
    this.#watched.delete(channel);
    removeFrom(this.#ofAccount, channel.session.accountId, channel);
  }

  /** These people now share a conversation: from here on they see each other. */
  introduce(accountIds: Iterable<number>): void {
    const ids = [...accountIds];
    for (const id of ids) {
      for (const channel of this.#ofAccount.get(id) ?? []) this.#showTo(channel, ids.map(String));
    }
  }

  isOnline(accountId: number): boolean {
    return this.#presence.has(String(accountId));
  }

  stop(): void {
    this.#presence.stop();
  }

  #showTo(channel: ChatChannel, keys: readonly string[]): void {
    const watched = this.#watched.get(channel);
    const fresh = keys.filter((key) => watched && !watched.has(key));
    if (fresh.length === 0) return;
    for (const key of fresh) {
      watched?.add(key);
      addTo(this.#watchers, key, channel);
    }
    const joins = this.#presence.state(fresh);
    if (Object.keys(joins).length > 0) channel.push('presence_diff', { joins, leaves: {} });
  }

  #spread(diff: PresenceDiff): void {
    const parts = new Map<ChatChannel, PresenceDiff>();
    for (const side of ['joins', 'leaves'] as const) {
      for (const [key, entry] of Object.entries(diff[side])) {
        for (const channel of this.#watchers.get(key) ?? []) {
          let part = parts.get(channel);
          if (!part) {
            part = { joins: {}, leaves: {} };
            parts.set(channel, part);
          }
          part[side][key] = entry;
        }
      }
    }
    for (const [channel, part] of parts) channel.push('presence_diff', part);
  }
}

function addTo<Key>(index: Map<Key, Set<ChatChannel>>, key: Key, channel: ChatChannel): void {
  const channels = index.get(key);
  if (channels) channels.add(channel);
  else index.set(key, new Set([channel]));
}

function removeFrom<Key>(index: Map<Key, Set<ChatChannel>>, key: Key, channel: ChatChannel): void {
  const channels = index.get(key);
  channels?.delete(channel);
  if (channels?.size === 0) index.delete(key);
}
