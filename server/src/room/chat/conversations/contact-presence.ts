import {
  type Channel,
  createPresence,
  type Presence,
  type PresenceDiff,
  type PresenceMessage,
} from '@trattativa/phoenix-server';
import type { ChatSession } from '../chat-session.ts';

type ChatChannel = Channel<ChatSession>;

/** Heartbeat and time-out between nodes, in milliseconds. */
export interface PresenceTimes {
  aliveMs: number;
  lostAfterMs: number;
}

/** A dead node is noticed within nine seconds; its people go offline within ten. */
const usualTimes: PresenceTimes = { aliveMs: 2_000, lostAfterMs: 7_000 };

export interface PresenceLink {
  send(message: PresenceMessage): void;
  onFound(): void;
  onLost(): void;
  now(): Date;
}

/**
 * Online presence across nodes, sent to each person about their contacts only. A change costs as much as
 * there are people to notify, however many are online.
 */
export class ContactPresence {
  readonly #presence: Presence;
  readonly #now: () => Date;
  /** The channels that may see an account, by its id. */
  readonly #watchers = new Map<string, Set<ChatChannel>>();
  readonly #watched = new Map<ChatChannel, Set<string>>();
  readonly #ofAccount = new Map<number, Set<ChatChannel>>();
  /** Latest visibility choice of accounts on any node, since this node started. */
  readonly #isShown = new Map<number, boolean>();

  constructor(link: PresenceLink, times: PresenceTimes = usualTimes) {
    const { send: onLocalChange, onFound, onLost, now } = link;
    this.#now = now;
    const onDiff = (diff: PresenceDiff) => this.#spread(diff);
    this.#presence = createPresence({ onDiff, onLocalChange, onFound, onLost, ...times });
  }

  /** What another node said. */
  apply(message: PresenceMessage): void {
    this.#presence.applyRemote(message);
  }

  hasOtherNodes(): boolean {
    return this.#presence.hasOthers();
  }

  /** The other nodes are reachable, for the first time or again. */
  connected(): void {
    this.#presence.resync();
  }

  /** The other nodes are unreachable: their silence means nothing. */
  interrupted(): void {
    this.#presence.pause();
  }

  /**
   * Adds a tab: tells it which contacts are online, and tells them about it unless the person hides presence.
   */
  enter(channel: ChatChannel, contacts: readonly number[], at: Date, isShown: boolean): void {
    const { accountId } = channel.session;
    const keys = new Set([accountId, ...contacts].map(String));
    this.#watched.set(channel, keys);
    for (const key of keys) addTo(this.#watchers, key, channel);
    addTo(this.#ofAccount, accountId, channel);
    // The person may have changed the choice during the join.
    if (isShown && this.#isShown.get(accountId) !== false) this.#track(channel, at);
    channel.push('presence_state', this.#presence.state(keys));
  }

  /** Removes a tab. True when it was the account's last one here. */
  leave(channel: ChatChannel): boolean {
    const wasHere = this.#watched.has(channel);
    this.#presence.untrack(channel.id);
    for (const key of this.#watched.get(channel) ?? []) removeFrom(this.#watchers, key, channel);
    this.#watched.delete(channel);
    removeFrom(this.#ofAccount, channel.session.accountId, channel);
    return wasHere && !this.#ofAccount.has(channel.session.accountId);
  }

  /** Somebody, here or on another node, may have changed their presence visibility. */
  show(accountId: number, isShown: boolean, at: Date): void {
    if (this.#isShown.get(accountId) === isShown) return;
    this.#isShown.set(accountId, isShown);
    for (const channel of this.#ofAccount.get(accountId) ?? []) {
      this.#presence.untrack(channel.id);
      if (isShown) this.#track(channel, at);
    }
  }

  /** Shows people who now share a conversation each other's presence. */
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

  #track(channel: ChatChannel, at: Date): void {
    const { accountId, username } = channel.session;
    const user = { id: accountId, username };
    this.#presence.track(channel.id, String(accountId), { online_at: at.toISOString() }, { user });
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
    const leaves = Object.entries(diff.leaves).map(
      ([key, entry]) => [key, this.#withLastSeen(key, entry)] as const,
    );
    for (const [side, entries] of [
      ['joins', Object.entries(diff.joins)],
      ['leaves', leaves],
    ] as const) {
      for (const [key, entry] of entries) {
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

  /** Adds when a person who went offline was last seen, unless they hide it. */
  #withLastSeen(key: string, entry: PresenceDiff['leaves'][string]): PresenceDiff['leaves'][string] {
    if (this.#presence.has(key)) return entry;
    const isHidden = this.#isShown.get(Number(key)) === false;
    return { ...entry, last_seen_at: isHidden ? null : this.#now().toISOString() };
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
