import { randomUUID } from 'node:crypto';
import { type Clock, systemClock } from './clock.ts';
import {
  diffOf,
  mergeChanges,
  type PresenceChange,
  type PresenceDiff,
  type PresenceRecord,
  PresenceState,
  type PresenceView,
} from './presence-state.ts';

/**
 * Messages between nodes, over a bus that may lose but not reorder the messages of one node. `seq` counts the `changed`
 * messages of the sender, so that a loss is detected and repaired by a `snapshot`.
 */
export type PresenceMessage =
  | { kind: 'changed'; node: string; seq: number; joined: PresenceRecord[]; left: string[] }
  | { kind: 'alive'; node: string; seq: number }
  | { kind: 'snapshot'; node: string; seq: number; records: PresenceRecord[] }
  /** `of` is the node asked, or null for all. */
  | { kind: 'wanted'; node: string; of: string | null }
  | { kind: 'gone'; node: string };

export interface PresenceOptions {
  /** Called at most once in `batchMs` with everything that changed, on any node. */
  onDiff(diff: PresenceDiff): void;
  /** To be sent to all other nodes. Without it there is only this one. */
  onLocalChange?(message: PresenceMessage): void;
  clock?: Clock;
  /** Default 500. */
  batchMs?: number;
  /** The interval of this node's alive messages; default 10 s. */
  aliveMs?: number;
  /** Silence after which another node counts as lost and its users as offline; default 45 s. */
  lostAfterMs?: number;
  /** Another node was found, for the first time or after it had been lost. */
  onFound?(): void;
  /** Another node is silent: it died or was disconnected. A node that stops with a goodbye message is not lost. */
  onLost?(): void;
}

export interface Presence {
  /** Adds a connection. `id` identifies it on this node, e.g. a channel's id; the same id again updates it. */
  track(id: string, key: string, meta: object, extra?: object): void;
  /** Removes the connection; unknown ids are ignored. */
  untrack(id: string): void;
  /** The payload of `presence_state`, of all keys or of the given ones. */
  state(keys?: Iterable<string>): PresenceView;
  has(key: string): boolean;
  /** Applies another node's message; the node's own messages are ignored. */
  applyRemote(message: PresenceMessage): void;
  /** Exchanges users with all other nodes. Call it when the bus starts listening and after an interruption. Otherwise the same happens within `aliveMs`. */
  resync(): void;
  /** Call it when the bus is interrupted: the other nodes' state is kept until `resync`, since their silence means nothing. */
  pause(): void;
  /** Whether other nodes are known to be alive. */
  hasOthers(): boolean;
  /** Tells the other nodes that this one stops, and stops all timers. */
  stop(): void;
}

interface RemoteNode {
  seq: number;
  heardAt: number;
}

/** Tracks the connected users of all nodes and publishes changes in batches. */
export function createPresence(options: PresenceOptions): Presence {
  const { onDiff, onLocalChange, clock = systemClock } = options;
  const { batchMs = 500, aliveMs = 10_000, lostAfterMs = 45_000 } = options;
  // A new name at every start: the state of an earlier process of this node expires by itself.
  const node = randomUUID();
  const state = new PresenceState();
  const local = new Map<string, PresenceRecord>();
  const remote = new Map<string, RemoteNode>();
  let pending: PresenceChange[] = [];
  let pendingLocal: PresenceChange[] = [];
  let cancelFlush: (() => void) | null = null;
  let cancelAlive: (() => void) | null = null;
  let lastRef = 0;
  let seq = 0;
  let isPaused = false;

  function note(change: PresenceChange, isLocal: boolean): void {
    if (change.joined.length + change.left.length === 0) return;
    pending.push(change);
    if (isLocal && onLocalChange !== undefined) pendingLocal.push(change);
    cancelFlush ??= clock.setTimeout(flush, batchMs);
  }

  function flush(): void {
    cancelFlush?.();
    cancelFlush = null;
    const diff = diffOf(mergeChanges(pending));
    pending = [];
    sendToOthers();
    onDiff(diff);
  }

  function sendToOthers(): void {
    if (pendingLocal.length === 0) return;
    const { joined, left } = mergeChanges(pendingLocal);
    pendingLocal = [];
    seq += 1;
    onLocalChange?.({ kind: 'changed', node, seq, joined, left: left.map(({ ref }) => ref) });
  }

  function track(id: string, key: string, meta: object, extra: object = {}): void {
    const before = local.get(id);
    lastRef += 1;
    const record: PresenceRecord = { ref: `${node.slice(0, 13)}.${lastRef.toString(36)}`, key, meta, extra };
    if (before !== undefined) {
      if (before.key === key) record.prev = before.ref;
      note(state.leave(node, before.ref), true);
    }
    local.set(id, record);
    note(state.join(node, record), true);
  }

  function untrack(id: string): void {
    const record = local.get(id);
    if (record === undefined) return;
    local.delete(id);
    note(state.leave(node, record.ref), true);
  }

  function applyRemote(message: PresenceMessage): void {
    if (message.node === node) return;
    const isNew = message.kind !== 'gone' && !remote.has(message.node);
    if (isNew) remote.set(message.node, { seq: 0, heardAt: clock.now() });
    if (message.kind === 'gone') deleteNode(message.node);
    else if (message.kind === 'snapshot') replace(message);
    else if (message.kind !== 'wanted') follow(message);
    else if (message.of === null || message.of === node) sendSnapshot();
    if (isNew) options.onFound?.();
  }

  function replace({ node: sender, seq: sentSeq, records }: PresenceMessage & { kind: 'snapshot' }): void {
    remote.set(sender, { seq: sentSeq, heardAt: clock.now() });
    note(state.replace(sender, records), false);
  }

  /** Applies the next message of a node, or requests a snapshot if an earlier one is missing. */
  function follow(message: PresenceMessage & { kind: 'changed' | 'alive' }): void {
    const sender = message.node;
    const known = remote.get(sender)?.seq ?? 0;
    const expected = message.kind === 'changed' ? known + 1 : known;
    const isComplete = message.seq === expected;
    remote.set(sender, { seq: isComplete ? expected : known, heardAt: clock.now() });
    if (!isComplete) {
      onLocalChange?.({ kind: 'wanted', node, of: sender });
    } else if (message.kind === 'changed') {
      for (const ref of message.left) note(state.leave(sender, ref), false);
      for (const record of message.joined) note(state.join(sender, record), false);
    }
  }

  function sendSnapshot(): void {
    // What is pending is part of the snapshot: it must not be counted as coming after it.
    sendToOthers();
    onLocalChange?.({ kind: 'snapshot', node, seq, records: state.recordsOf(node) });
  }

  function deleteNode(other: string): void {
    remote.delete(other);
    note(state.replace(other, []), false);
  }

  function loseSilent(): void {
    const now = clock.now();
    for (const [other, { heardAt }] of remote) {
      if (now - heardAt < lostAfterMs) continue;
      deleteNode(other);
      options.onLost?.();
    }
  }

  function announceAlive(): void {
    if (!isPaused) loseSilent();
    onLocalChange?.({ kind: 'alive', node, seq });
    cancelAlive = clock.setTimeout(announceAlive, aliveMs);
  }

  function resync(): void {
    isPaused = false;
    for (const other of remote.values()) other.heardAt = clock.now();
    onLocalChange?.({ kind: 'wanted', node, of: null });
    sendSnapshot();
  }

  function stop(): void {
    cancelFlush?.();
    cancelAlive?.();
    onLocalChange?.({ kind: 'gone', node });
  }

  if (onLocalChange !== undefined) cancelAlive = clock.setTimeout(announceAlive, aliveMs);
  const has = (key: string): boolean => state.has(key);
  return {
    track,
    untrack,
    state: (keys) => state.view(keys),
    has,
    applyRemote,
    resync,
    pause() {
      isPaused = true;
    },
    hasOthers: () => remote.size > 0,
    stop,
  };
}
