import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import type { ReadMark, RoomRow } from './conversations.repository.ts';

interface Member {
  username: string;
  unread: number;
  /** Messages up to this number are counted in `unread`. */
  countedSeq: number;
  /** Messages up to this number are hidden from them. */
  hiddenUpTo: number;
  /** The member's last read message, as far as this node knows. */
  readId: number;
}

/** This node's cache of one conversation, so that a message needs no further query. */
export interface Room {
  readonly id: number;
  /** Null for a conversation that is not about a negotiation. */
  readonly negotiationId: number | null;
  readonly members: Map<number, Member>;
  /** The number of the last message that was sent to the sockets of this node. */
  deliveredSeq: number;
  /** Authors of the last messages. */
  recent: { seq: number; fromId: number | null }[];
  /** Pending deliveries; later ones queue behind them. */
  chain: Promise<void> | null;
  /** Events of other nodes may have been missed: the members are reloaded before the next message. */
  stale: boolean;
}

export interface RoomsParts {
  read(conversationId: number): Promise<RoomRow[]>;
  listBetween(conversationId: number, after: number, upTo: number): Promise<ChatMessage[]>;
  /** Sends a message to everybody in the room, with each member's unread count. */
  send(room: Room, message: ChatMessage): void;
  /** Whether sockets of this node are in the room; such a room is never evicted. */
  isInUse(conversationId: number): boolean;
}

const maxKept = 20_000;
const recentKept = 100;

/**
 * The conversations cached on this node. Messages are sent in the order of their numbers, whoever stored
 * them: when one arrives before its predecessor (written by another process), the missing ones are read and
 * sent first; repeated ones are skipped.
 */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #rooms = new Map<number, Room>();
  readonly #loading = new Map<number, Promise<Room>>();

  constructor(parts: RoomsParts) {
    this.#parts = parts;
  }

  /** The cached room; undefined when it is not loaded. */
  peek(id: number): Room | undefined {
    return this.#rooms.get(id);
  }

  /** Whether the room is cached or being loaded. */
  isKnown(id: number): boolean {
    return this.#rooms.has(id) || this.#loading.has(id);
  }

  /** The rooms that sockets of this node are in. */
  inUse(): number[] {
    return [...this.#rooms.keys()].filter((id) => this.#parts.isInUse(id));
  }

  /** What other nodes did may have been missed: nothing that is kept can be relied upon. */
  markStale(): void {
    for (const [id, room] of this.#rooms) {
      if (room.chain === null && !this.#parts.isInUse(id)) this.#rooms.delete(id);
      else room.stale = true;
    }
  }

  /** Loads a room when needed. A socket joins only after this, so that it gets every later message. */
  open(id: number): Promise<Room> | Room {
    const known = this.#rooms.get(id);
    if (known) return known;
    let loading = this.#loading.get(id);
    if (!loading) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  /** Sends a stored message in order; at once when none before it is missing. */
  deliver(message: ChatMessage): Promise<void> | undefined {
    const room = this.#rooms.get(message.conversation_id);
    if (room && room.chain === null && !room.stale && message.seq === room.deliveredSeq + 1) {
      this.#send(room, message);
      return undefined;
    }
    return room ? this.#queue(room, () => this.#catchUp(room, message)) : this.#announce(message);
  }

  /** Reloads the members after a change. */
  async refresh(id: number): Promise<void> {
    const room = await this.open(id);
    await this.#queue(room, () => this.#fill(room));
  }

  /** Whether an account may receive a message: a member whose bound lies below it. */
  isFor(room: Room, accountId: number, seq: number): boolean {
    const member = room.members.get(accountId);
    return member !== undefined && seq > member.hiddenUpTo;
  }

  /** Handles a read mark that was stored on any node; returns the member's unread count. */
  noteRead(
    room: Room,
    accountId: number,
    mark: Pick<ReadMark, 'unread' | 'last_seq' | 'last_read_message_id'>,
  ): number {
    const member = room.members.get(accountId);
    if (!member) return mark.unread;
    // The older of two concurrent marks from two nodes may arrive last.
    if (mark.last_read_message_id < member.readId) return member.unread;
    member.readId = mark.last_read_message_id;
    // Messages sent since the mark was read are missing from its count.
    const since = room.recent.filter(({ seq, fromId }) => seq > mark.last_seq && fromId !== accountId).length;
    member.unread = mark.unread + since;
    member.countedSeq = Math.max(mark.last_seq, room.deliveredSeq);
    return member.unread;
  }

  async #load(id: number): Promise<Room> {
    const rows = await this.#parts.read(id);
    const room: Room = {
      id,
      negotiationId: rows[0]?.negotiation_id ?? null,
      members: new Map(),
      deliveredSeq: rows[0]?.last_seq ?? 0,
      recent: [],
      chain: null,
      stale: false,
    };
    fill(room, rows);
    this.#rooms.set(id, room);
    if (this.#rooms.size > maxKept) this.#dropUnused();
    return room;
  }

  #dropUnused(): void {
    for (const [id, room] of this.#rooms) {
      if (this.#rooms.size <= maxKept / 2) return;
      if (room.chain === null && !this.#parts.isInUse(id)) this.#rooms.delete(id);
    }
  }

  /** A message in a room nobody here was in: the loaded counts include it, but nobody was notified. */
  async #announce(message: ChatMessage): Promise<void> {
    const room = await this.open(message.conversation_id);
    await this.#queue(room, async () => {
      // Not the last one: the last one's notification covers it.
      if (message.seq === room.deliveredSeq) this.#parts.send(room, message);
      else await this.#catchUp(room, message);
    });
  }

  async #catchUp(room: Room, message: ChatMessage): Promise<void> {
    if (message.seq <= room.deliveredSeq) return;
    if (room.stale) await this.#fill(room);
    if (message.seq > room.deliveredSeq + 1) {
      const missing = await this.#parts.listBetween(room.id, room.deliveredSeq, message.seq - 1);
      for (const earlier of missing) this.#send(room, earlier);
    }
    this.#send(room, message);
  }

  #send(room: Room, message: ChatMessage): void {
    room.deliveredSeq = message.seq;
    room.recent.push({ seq: message.seq, fromId: message.from_id });
    if (room.recent.length > recentKept) room.recent.splice(0, recentKept / 2);
    for (const [accountId, member] of room.members) {
      if (message.seq <= member.countedSeq) continue;
      member.countedSeq = message.seq;
      if (accountId !== message.from_id) member.unread += 1;
    }
    this.#parts.send(room, message);
  }

  async #fill(room: Room): Promise<void> {
    room.stale = false;
    try {
      fill(room, await this.#parts.read(room.id));
    } catch (error) {
      room.stale = true;
      throw error;
    }
  }

  #queue(room: Room, work: () => Promise<void>): Promise<void> {
    const done = (room.chain ?? Promise.resolve()).then(work);
    const chain: Promise<void> = done
      .catch(() => {})
      .then(() => {
        if (room.chain === chain) room.chain = null;
      });
    room.chain = chain;
    return done;
  }
}

function fill(room: Room, rows: readonly RoomRow[]): void {
  room.members.clear();
  for (const row of rows) {
    room.members.set(row.account_id, {
      username: row.username,
      unread: row.unread,
      countedSeq: row.last_seq,
      hiddenUpTo: row.hidden_up_to_seq,
      readId: row.last_read_message_id,
    });
  }
}
