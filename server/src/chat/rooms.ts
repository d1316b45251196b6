import type { ReadMark, RoomRow } from './conversations.repository.ts';
import type { MessageRow } from './messages.repository.ts';

interface Member {
  username: string;
  unread: number;
  /** Messages up to this number are in `unread`. */
  countedSeq: number;
}

/** What this node keeps of one conversation, so that a message needs no query beyond its own. */
export interface Room {
  readonly id: number;
  /** Null for a conversation that is not about a negotiation. */
  readonly negotiationId: number | null;
  readonly members: Map<number, Member>;
  /** The number of the last message that was sent to the sockets of this node. */
  deliveredSeq: number;
  /** Who wrote the last messages. */
  recent: { seq: number; fromId: number | null }[];
  /** Deliveries that had to wait for something; the next ones wait behind them. */
  chain: Promise<void> | null;
}

export interface RoomsParts {
  read(conversationId: number): Promise<RoomRow[]>;
  listBetween(conversationId: number, after: number, upTo: number): Promise<MessageRow[]>;
  /** Sends a message to everybody in the room, with what each has not read. */
  send(room: Room, message: MessageRow): void;
  /** Whether sockets of this node are in the room: such a room is never forgotten. */
  isInUse(conversationId: number): boolean;
}

const mostKept = 20_000;
const recentKept = 100;

/**
 * The conversations that this node has to do with. Messages go out in the order of their numbers, whoever stored them:
 * when one arrives before its predecessor (written by another process), the missing ones are read and sent first; one that
 * was sent already is not sent again.
 */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #rooms = new Map<number, Room>();
  readonly #loading = new Map<number, Promise<Room>>();

  constructor(parts: RoomsParts) {
    this.#parts = parts;
  }

  /** The room as it is in memory; undefined when it has not been opened. */
  peek(id: number): Room | undefined {
    return this.#rooms.get(id);
  }

  /** Loads a room if need be. A socket is let into the room only after this, so that it is told of everything later. */
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

  /** Sends a stored message in its turn; at once when nothing is missing before it. */
  deliver(message: MessageRow): Promise<void> | undefined {
    const room = this.#rooms.get(message.conversation_id);
    if (room && room.chain === null && message.seq === room.deliveredSeq + 1) {
      this.#send(room, message);
      return undefined;
    }
    return room ? this.#queue(room, () => this.#catchUp(room, message)) : this.#announce(message);
  }

  /** Members came or went: reads them anew. */
  async refresh(id: number): Promise<void> {
    const room = await this.open(id);
    await this.#queue(room, async () => fill(room, await this.#parts.read(id)));
  }

  /** Takes in a read mark that was just stored; answers the member's unread count now. */
  noteRead(room: Room, accountId: number, mark: ReadMark): number {
    const member = room.members.get(accountId);
    if (!member) return mark.unread;
    // Messages sent since the mark was read are not in its count.
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
    };
    fill(room, rows);
    this.#rooms.set(id, room);
    if (this.#rooms.size > mostKept) this.#forgetUnused();
    return room;
  }

  #forgetUnused(): void {
    for (const [id, room] of this.#rooms) {
      if (this.#rooms.size <= mostKept / 2) return;
      if (room.chain === null && !this.#parts.isInUse(id)) this.#rooms.delete(id);
    }
  }

  /** A message in a room that nobody here was in: what was loaded counts it already, but nobody has been told. */
  async #announce(message: MessageRow): Promise<void> {
    const room = await this.open(message.conversation_id);
    await this.#queue(room, async () => {
      if (message.seq <= room.deliveredSeq) this.#parts.send(room, message);
      else await this.#catchUp(room, message);
    });
  }

  async #catchUp(room: Room, message: MessageRow): Promise<void> {
    if (message.seq <= room.deliveredSeq) return;
    if (message.seq > room.deliveredSeq + 1) {
      const missing = await this.#parts.listBetween(room.id, room.deliveredSeq, message.seq - 1);
      for (const earlier of missing) this.#send(room, earlier);
    }
    this.#send(room, message);
  }

  #send(room: Room, message: MessageRow): void {
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
    });
  }
}
