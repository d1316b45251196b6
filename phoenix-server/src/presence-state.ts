/** One tab of one user, as exchanged between nodes. */
export interface PresenceRecord {
  /** Unique across nodes and never reused. */
  ref: string;
  /** The user id of the owner, never a name. */
  key: string;
  /** Visible data of this connection; keep it small. */
  meta: object;
  /** Visible data of the user beside `metas`, e.g. `{user: {id, username}}`; the newest record's value is used. */
  extra: object;
  /** The reference that this one replaced in an update. */
  prev?: string;
}

export interface PresenceMeta {
  phx_ref: string;
  phx_ref_prev?: string;
  [field: string]: unknown;
}

export interface PresenceEntry {
  metas: PresenceMeta[];
  [field: string]: unknown;
}

/** The payload of `presence_state`: an entry for each key. Has no prototype, as keys may be any string. */
export type PresenceView = Record<string, PresenceEntry>;

/** The payload of `presence_diff`. */
export interface PresenceDiff {
  joins: PresenceView;
  leaves: PresenceView;
}

/** Added and removed records, in the format exchanged between nodes. */
export interface PresenceChange {
  joined: PresenceRecord[];
  left: PresenceRecord[];
}

/** The connections by node. Independent of time and network: every operation changes the state and returns the change. */
export class PresenceState {
  readonly #nodes = new Map<string, Map<string, PresenceRecord>>();
  /** Records of all nodes by key; the order within a key is that of arrival. */
  readonly #keys = new Map<string, Map<string, PresenceRecord>>();

  /** Adds a record of a node; a known reference changes nothing. */
  join(node: string, record: PresenceRecord): PresenceChange {
    const records = this.#nodes.get(node) ?? new Map<string, PresenceRecord>();
    if (records.has(record.ref)) return nothing();
    this.#nodes.set(node, records);
    records.set(record.ref, record);
    const ofKey = this.#keys.get(record.key) ?? new Map<string, PresenceRecord>();
    this.#keys.set(record.key, ofKey);
    ofKey.set(record.ref, record);
    return { joined: [record], left: [] };
  }

  /** Removes a record of a node; an unknown reference changes nothing. */
  leave(node: string, ref: string): PresenceChange {
    const records = this.#nodes.get(node);
    const record = records?.get(ref);
    if (records === undefined || record === undefined) return nothing();
    records.delete(ref);
    if (records.size === 0) this.#nodes.delete(node);
    const ofKey = this.#keys.get(record.key);
    ofKey?.delete(ref);
    if (ofKey?.size === 0) this.#keys.delete(record.key);
    return { joined: [], left: [record] };
  }

  /** Replaces all records of a node; with none when it is lost. */
  replace(node: string, records: readonly PresenceRecord[]): PresenceChange {
    const refs = new Set(records.map(({ ref }) => ref));
    const gone = [...(this.#nodes.get(node)?.keys() ?? [])].filter((ref) => !refs.has(ref));
    return mergeChanges([
      ...records.map((record) => this.join(node, record)),
      ...gone.map((ref) => this.leave(node, ref)),
    ]);
  }

  recordsOf(node: string): PresenceRecord[] {
    return [...(this.#nodes.get(node)?.values() ?? [])];
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  /** The view of all keys, or of the given ones. Costs as much as it returns. */
  view(keys: Iterable<string> = this.#keys.keys()): PresenceView {
    const present: PresenceRecord[] = [];
    for (const key of keys) present.push(...(this.#keys.get(key)?.values() ?? []));
    return viewOf(present);
  }
}

/**
 * Merges two consecutive changes. A record added and then removed stays among the removed ones: clients that read the
 * state in between need it, and all others ignore an unknown reference.
 */
export function mergeChanges(changes: readonly PresenceChange[]): PresenceChange {
  const left = changes.flatMap((change) => change.left);
  const gone = new Set(left.map(({ ref }) => ref));
  const joined = changes.flatMap((change) => change.joined).filter(({ ref }) => !gone.has(ref));
  return { joined, left };
}

/** A change as the payload of `presence_diff`. */
export function diffOf({ joined, left }: PresenceChange): PresenceDiff {
  return { joins: viewOf(joined), leaves: viewOf(left) };
}

/** The part of a diff for a client that may see only some keys; null if it is empty. */
export function restrictDiff(diff: PresenceDiff, isSeen: (key: string) => boolean): PresenceDiff | null {
  const joins = restrictView(diff.joins, isSeen);
  const leaves = restrictView(diff.leaves, isSeen);
  return Object.keys(joins).length + Object.keys(leaves).length === 0 ? null : { joins, leaves };
}

function restrictView(view: PresenceView, isSeen: (key: string) => boolean): PresenceView {
  const seen: PresenceView = Object.create(null);
  for (const [key, entry] of Object.entries(view)) if (isSeen(key)) seen[key] = entry;
  return seen;
}

function viewOf(records: Iterable<PresenceRecord>): PresenceView {
  const view: PresenceView = Object.create(null);
  for (const record of records) {
    const meta: PresenceMeta = { ...record.meta, phx_ref: record.ref };
    if (record.prev !== undefined) meta.phx_ref_prev = record.prev;
    const metas = view[record.key]?.metas ?? [];
    metas.push(meta);
    view[record.key] = { ...record.extra, metas };
  }
  return view;
}

function nothing(): PresenceChange {
  return { joined: [], left: [] };
}
