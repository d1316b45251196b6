import {
  type Channel,
  createPresence,
  type Presence,
  type PresenceDiff,
  type PresenceMessage,
} from '@trattativa/phoenix-server';
import type { ChatSession } from './chat-session.ts';

type ChatChannel = Channel<ChatSession>;

/** How soon nodes know of each other's end, in milliseconds. */
export interface PresenceTimes {
  aliveMs: number;
  lostAfterMs: number;
}

/** A node that dies is noticed within nine seconds, its people are gone within ten. */
const usualTimes: PresenceTimes = { aliveMs: 2_000, lostAfterMs: 7_000 };

export interface PresenceLink {
  send(message: PresenceMessage): void;
  onFound(): void;
  onLost(): void;
  now(): Date;
}

/**
 * Who is online, on whichever node, told to each person about their contacts only. What a change costs is the number of
 * people who are told of it, not the number of people online.
 */
export class ContactPresence {
  readonly #presence: Presence;
  readonly #now: () => Date;
  /** By account id: the channels that may see it. */
  readonly #watchers = new Map<string, Set<ChatChannel>>();
  readonly #watched = new Map<ChatChannel, Set<string>>();
  readonly #ofAccount = new Map<number, Set<ChatChannel>>();
  /** What accounts, on whichever node, last said of whether others are told; since this node runs. */
  readonly #said = new Map<number, boolean>();

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

  /** The other nodes can be heard: again, or for the first time. */
  connected(): void {
    this.#presence.resync();
  }

  /** The other nodes cannot be heard: their silence means nothing. */
  interrupted(): void {
    this.#presence.pause();
  }

  /** A tab of somebody has come: tells it who of these is online, and them that it is, unless that is not for others. */
  enter(channel: ChatChannel, contacts: readonly number[], at: Date, isShown: boolean): void {
    const { accountId } = channel.session;
    const keys = new Set([accountId, ...contacts].map(String));
    this.#watched.set(channel, keys);
    for (const key of keys) addTo(this.#watchers, key, channel);
    addTo(this.#ofAccount, accountId, channel);
    // They may have said otherwise while the join was under way.
    if (isShown && this.#said.get(accountId) !== false) this.#track(channel, at);
    channel.push('presence_state', this.#presence.state(keys));
  }

  /** A tab has gone. True: it was of somebody, and the last one here. */
  leave(channel: ChatChannel): boolean {
    const wasHere = this.#watched.has(channel);
    this.#presence.untrack(channel.id);
    for (const key of this.#watched.get(channel) ?? []) removeFrom(this.#watchers, key, channel);
    this.#watched.delete(channel);
    removeFrom(this.#ofAccount, channel.session.accountId, channel);
    return wasHere && !this.#ofAccount.has(channel.session.accountId);
  }

  /** Somebody, here or on another node, may have changed whether others are told that they are online. */
  show(accountId: number, isShown: boolean, at: Date): void {
    if (this.#said.get(accountId) === isShown) return;
    this.#said.set(accountId, isShown);
    for (const channel of this.#ofAccount.get(accountId) ?? []) {
      this.#presence.untrack(channel.id);
      if (isShown) this.#track(channel, at);
    }
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

  /** Of who is gone for good: when they were last online, unless that is not for others to know. */
  #withLastSeen(key: string, entry: PresenceDiff['leaves'][string]): PresenceDiff['leaves'][string] {
    if (this.#presence.has(key)) return entry;
    const isHidden = this.#said.get(Number(key)) === false;
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
